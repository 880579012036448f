import { main } from "./commands/find-chromium.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main);
