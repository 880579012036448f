import { main } from "./commands/leads-retention.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main, { readsEnvFile: true });
