import { startCommand } from "../lib/command.ts";
import { check } from "./test.ts";

await startCommand(import.meta, check);
