import { main } from "./commands/leads-export.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main, { readsEnvFile: true });
