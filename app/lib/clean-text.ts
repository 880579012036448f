// Everything below the space except tab, line feed and carriage return, and DEL to U+009F: PostgreSQL
// cannot store U+0000, and the others only ever arrive by accident or on purpose to steer a terminal.
// oxlint-disable-next-line no-control-regex -- these characters are what the pattern is for
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/**
 * Makes typed text storable: drops control characters, repairs broken surrogate pairs, trims.
 *
 * @param text what a visitor typed
 * @returns the same text, without what no database column or log line should hold
 */
export function cleanText(text: string): string {
  return text.replace(controlCharacters, "").toWellFormed().trim();
}
