import { Marked } from "marked";

/** About ten times the steps that a body of 256 KiB takes which a person has written. */
const maxInlineSteps = 20_000_000;

/** A line that opens a hundred quotations and lists at once. */
const nestedTooDeeply = /^[ \t]*(?:(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])[ \t]*){100}/m;

/**
 * Converts Markdown to HTML, which is not safe to show yet: raw HTML stays as it is.
 *
 * @throws {RangeError} where the text is nested deeper than anybody writes, or made so that the
 *   library's time would grow with the square of a paragraph's length
 */
export function renderMarkdown(text: string): string {
  if (nestedTooDeeply.test(text)) throw new RangeError("the body is nested too deeply");
  let steps = 0;
  const marked = new Marked({
    // GitHub's Markdown: CommonMark and tables.
    gfm: true,
    tokenizer: {
      // The library calls this first at each position of a paragraph, with the rest of the paragraph.
      escape(rest) {
        steps += rest.length;
        if (steps > maxInlineSteps) throw new RangeError("the paragraphs are too intricate");
        return false;
      },
    },
  });
  return marked.parse(text, { async: false });
}
