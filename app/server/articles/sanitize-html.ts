import type { Root } from "hast";
import { sanitize, type Schema } from "hast-util-sanitize";

import { maxBodyLength } from "../../config/cache-lifetimes.ts";
import { allowedHtml, isAllowedHtml, linkSchemes } from "./allowed-html.ts";
import { type SanitizedBody, normalizeHtml } from "./normalize-html.ts";
import { parseBody } from "./parse-body.ts";

const schema: Schema = {
  tagNames: [...allowedHtml.keys()],
  attributes: Object.fromEntries(Array.from(allowedHtml, ([tag, names]) => [tag, [...names]])),
  protocols: { href: [...linkSchemes] },
  ancestors: {
    li: ["ul", "ol"],
    dt: ["dl"],
    dd: ["dl"],
    ...Object.fromEntries(
      "caption thead tbody tfoot tr td th".split(" ").map((tag) => [tag, ["table"]]),
    ),
  },
  // The text of these elements is dropped too.
  strip:
    "script style iframe object noscript noembed noframes template svg math title textarea select".split(
      " ",
    ),
  required: {},
  clobber: [],
};

/**
 * Makes the HTML that an editor wrote safe to show: it is parsed, an allow-list library filters the
 * tree, the tree is written anew with what our pages need (ids of chapters, lazy images, tables
 * that scroll), and the result is checked once more. A body that is too long, nested too deeply
 * or fails that check is shown as its text. Time and memory grow linearly with its length.
 *
 * @param imagePath returns the path on this site for an image of another host, by its number from 0
 * @returns HTML that stays within the element around it
 */
export function sanitizeHtml(html: string, imagePath: (number: number) => string): SanitizedBody {
  if (html.length <= maxBodyLength) {
    try {
      // The sanitizer returns a root for a root.
      const tree = sanitize(parseBody(printable(html)), schema) as Root;
      const body = normalizeHtml(tree, imagePath);
      if (isAllowedHtml(body.html)) return body;
    } catch (thrown) {
      // Too deep for the parser, or for the stack.
      if (!(thrown instanceof RangeError)) throw thrown;
    }
  }
  return textOnly(html);
}

/** Without control characters. */
const printable = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  text.replaceAll(/[\u0000-\u0008\u000B\u000E-\u001F\u007F]/g, "");

/** The text of a body, in one paragraph. */
export function textOnly(body: string): SanitizedBody {
  const text = printable(body.slice(0, maxBodyLength))
    .replaceAll(/<[^<>]*>?/g, " ")
    .replaceAll(">", "&gt;")
    .trim();
  return { html: `<p>${text}</p>`, chapters: [], facts: [], images: [], isTextOnly: true };
}
