import { main } from "./commands/provision.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main);
