import { main } from "./commands/notify-test.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main, { readsEnvFile: true });
