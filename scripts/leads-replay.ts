import { main } from "./commands/leads-replay.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main, { readsEnvFile: true });
