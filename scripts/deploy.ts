import { main } from "./commands/deploy.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main);
