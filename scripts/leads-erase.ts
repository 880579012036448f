import { main } from "./commands/leads-erase.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main, { readsEnvFile: true });
