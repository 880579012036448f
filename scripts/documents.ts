import { main } from "./commands/documents.ts";
import { startCommand } from "./lib/command.ts";

await startCommand(main);
