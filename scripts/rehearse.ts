import { rehearse } from "./commands/test.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(rehearse);
