import { main } from "./commands/article.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main, { readsEnvFile: true });
