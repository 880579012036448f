import { main } from "./commands/figures.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main, { readsEnvFile: true });
