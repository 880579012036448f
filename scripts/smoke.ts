import { main } from "./commands/smoke.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main);
