import { main } from "./commands/types.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main);
