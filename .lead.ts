import { measureLeadTime } from "./bench/request-time.ts";
console.log(await measureLeadTime(process.cwd()));
