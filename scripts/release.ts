import { main } from "./commands/release.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main);
