import { main } from "./commands/preview.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main);
