/** Halves of surrogate pairs alone, as `toWellFormed` finds them, which browsers of 2022 do not have. */
const halfPairs = /\p{Surrogate}/gu;

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

/**
 * A variation selector, after a character that takes one: symbols and emoji, key caps, Chinese
 * characters and their punctuation, Mongolian, Myanmar and Phags-pa letters. The ranges are blocks, not
 * properties: browsers and Worker know different versions of Unicode.
 */
const variations =
  /([\u00A9\u00AE\u203C\u2049\u2122\u2139\u2190-\u2BFF\u3030\u303D\u3297\u3299\u{1F000}-\u{1FAFF}][\uFE00\uFE0E\uFE0F]|[#*0-9]\uFE0F(?=\u20E3)|[\u3001\u3002\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF01-\uFF1F\u{20000}-\u{3FFFD}][\uFE00-\uFE02\u{E0100}-\u{E01EF}]|[\u1800-\u180A\u1820-\u18AA][\u180B-\u180D\u180F]|[\u1000-\u109F\uA840-\uA877\uAA60-\uAA7F]\uFE00)|\p{Variation_Selector}/gu;

/** A joiner has something before it to join. */
const looseJoiners = /(^|\s)[\u200C\u200D]+/g;

/** What shows: neither a blank nor one of the characters above, the exceptions included. */
const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;

/**
 * Makes typed text storable: repairs broken surrogate pairs, ends lines with LF, drops control
 * characters and hidden ones, trims. The checks of the database refuse hidden and control characters.
 *
 * @param text what a visitor typed
 * @returns the same text, without what no database column or log line should hold; empty when
 *   nothing in it can be seen
 */
export function cleanText(text: string): string {
  const cleaned = text
    // First: what is dropped between two halves would join them to a hidden character.
    .replace(halfPairs, "\uFFFD")
    .replace(/\r\n?/g, "\n")
    .replace(controlCharacters, "")
    .replace(hiddenCharacters, "")
    .replace(variations, "$1")
    .replace(looseJoiners, "$1");
  return visibleCharacter.test(cleaned) ? trimJoiners(cleaned) : "";
}

/** By hand: a regular expression that looks for the end takes quadratic time on long runs. */
function trimJoiners(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s\u200C\u200D]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).trimStart();
}
