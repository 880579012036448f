import { measureLeadTime } from "./lead-time.ts";
for (let i = 0; i < 2; i++) console.log(await measureLeadTime(process.argv[2] ?? "/work/main"));
