import { startCommand } from "../lib/command.ts";
import { rehearse } from "./test.ts";

await startCommand(import.meta, rehearse);
