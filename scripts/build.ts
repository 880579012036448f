import { main } from "./commands/build.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main);
