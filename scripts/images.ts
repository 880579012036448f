import { main } from "./commands/images.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main);
