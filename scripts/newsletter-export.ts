import { main } from "./commands/newsletter-export.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main, { readsEnvFile: true });
