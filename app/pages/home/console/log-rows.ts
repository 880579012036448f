import { type LogLine, logLines } from "./console-content.ts";

/** A line of the log with its number: the first ones stand there, later ones count on. */
export type LogRow = LogLine & { id: number; time: string };

/** Newest first. */
const rowCount = 8;

/** 14:02:14, in seconds. */
const newest = 50_534;
const secondsBetween = 3;

/**
 * The rows of the log after some lines have come in.
 *
 * @param added how many lines have come since the page was drawn
 */
export function logRows(added: number): LogRow[] {
  return Array.from({ length: rowCount }, (_, row) => {
    const id = added - row;
    const line = logLines[((-id % logLines.length) + logLines.length) % logLines.length];
    const seconds = newest + secondsBetween * id;
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const time = parts.map((part) => String(part).padStart(2, "0")).join(":");
    return line ? { ...line, id, time } : null;
  }).filter((row) => row !== null);
}
