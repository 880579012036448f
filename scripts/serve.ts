import { main } from "./commands/serve.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main, { readsEnvFile: true });
