import { main } from "./commands/dev.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main, { readsEnvFile: true });
