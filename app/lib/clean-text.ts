// Everything below the space except tab and line feed, and DEL to U+009F: PostgreSQL cannot store
// U+0000, and the others only ever arrive by accident or on purpose to steer a terminal.
// oxlint-disable-next-line no-control-regex -- these characters are what the pattern is for
const controlCharacters = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;

/**
 * What nobody sees (zero-width, fillers, tags) and what turns the direction of the text around it:
 * two names that look alike must be alike. The exceptions are parts of real scripts and of emoji:
 * joiners, variation selectors, and some marks of Hebrew, Khmer and Mongolian.
 */
const hiddenCharacters =
  /(?!\p{Variation_Selector}|[\u200C-\u200D]|[\u17B4-\u17B5]|\u034F)\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu;

/** A joiner has something before it to join. */
const looseJoiners = /(^|\s)[\u200C\u200D]+/g;

/** What shows: neither a blank nor one of the characters above, the exceptions included. */
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;

/**
 * Makes typed text storable: ends lines with LF, drops control characters and hidden ones, repairs
 * broken surrogate pairs, trims.
 *
 * @param text what a visitor typed
 * @returns the same text, without what no database column or log line should hold; empty when
 *   nothing in it can be seen
 */
export function cleanText(text: string): string {
  const cleaned = text
    .replace(/\r\n?/g, "\n")
    .replace(controlCharacters, "")
    .replace(hiddenCharacters, "")
    .replace(looseJoiners, "$1")
    .toWellFormed();
  return visibleCharacter.test(cleaned) ? trimJoiners(cleaned) : "";
}

/** By hand: a regular expression that looks for the end takes quadratic time on long runs. */
function trimJoiners(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s\u200C\u200D]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).trimStart();
}
