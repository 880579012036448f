import { main } from "./commands/report-weekly.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main, { readsEnvFile: true });
