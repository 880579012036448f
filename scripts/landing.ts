import { main } from "./commands/landing.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main, { readsEnvFile: true });
