import { main } from "./commands/audit.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main);
