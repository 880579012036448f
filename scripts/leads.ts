import { main } from "./commands/leads.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main, { readsEnvFile: true });
