/** What Workers of this process printed beside their log. */
const stray: string[] = [];

/**
 * What workerd itself says of a request that reaches no Worker, or of a binding that is switched; nothing of
 * it is the caller's.
 */
const ofWorkerd = [
  /^Received a connect event but we lack a handler\./,
  /^Uncaught exception: workerd\/[\w./+-]+:\d+: failed: remote\./,
  /^e = (?:rust|workerd)\/[\w./+-]+:\d+: failed: .*\nstack: /,
  /^Warning: A promise was resolved or rejected from a different request context /,
  /^ {4}at (?:[\w.]+ \(file:\/\/\/\S+\/switch\.js:\d+:\d+\)|<anonymous>)$/,
];

/** An entry of the Worker's log is one JSON object. */
function isLogEntry(line: string): boolean {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === "object" && entry !== null && !Array.isArray(entry);
  } catch {
    return false;
  }
}

/** Whether a line is no entry of the Worker's log: a caller's text could forge more of them. */
export const isStray = (line: string): boolean =>
  !isLogEntry(line) && !ofWorkerd.some((pattern) => pattern.test(line));

/** Notes a line that is none. */
export function noteLine(line: string): void {
  if (isStray(line)) stray.push(line);
}

/** The lines since the last call. */
export const takeStrayLines = (): string[] => stray.splice(0);
