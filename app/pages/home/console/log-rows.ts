import { formatTime } from "../../../lib/format.ts";
import { logLines } from "./console-content.ts";

/** 14:02:14, in seconds. */
const newest = 50_534;
const secondsBetween = 3;

/** The lines of the log with their times, the newest first. */
export const logRows = logLines.map((line, row) => ({
  ...line,
  time: formatTime(newest - secondsBetween * row),
}));
