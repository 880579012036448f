import { main } from "./commands/mail.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main, { readsEnvFile: true });
