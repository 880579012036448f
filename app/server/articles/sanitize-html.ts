import { FilterXSS } from "xss";

import { type SanitizedBody, normalizeHtml } from "./normalize-html.ts";

/** What an editor may use; everything else goes, and of the rest stays the text. */
const allowList: Record<string, string[]> = {
  ...Object.fromEntries(
    "p h1 h2 h3 h4 ul li blockquote cite q strong b em i u s del ins sub sup mark small code pre kbd samp br hr figure figcaption table caption thead tbody tfoot tr dl dt dd"
      .split(" ")
      .map((tag) => [tag, []]),
  ),
  ol: ["start"],
  a: ["href", "title"],
  abbr: ["title"],
  img: ["src", "alt", "title", "width", "height"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  time: ["datetime"],
};

/** Of these not even the text is for reading. */
const withTheirText = [
  "script",
  "style",
  "iframe",
  "object",
  "noscript",
  "template",
  "svg",
  "math",
  "title",
  "textarea",
  "select",
];

const filter = new FilterXSS({
  allowList,
  stripIgnoreTag: true,
  stripIgnoreTagBody: withTheirText,
  stripBlankChar: true,
  css: false,
});

/**
 * Makes the HTML that an editor wrote safe to show: an allow-list library filters it, then what is
 * left is taken apart once more, balanced, and given what our pages need (ids of chapters, lazy
 * pictures, tables that scroll).
 *
 * @param html as it stands in the database
 * @param pictureAddress gives the address on this site for a picture elsewhere, by its number from 0
 * @returns HTML that stays within the element around it, its chapters and the addresses of its pictures
 */
export function sanitizeHtml(
  html: string,
  pictureAddress: (number: number) => string,
): SanitizedBody {
  // The filter marks where an element was whose end it did not find.
  const filtered = filter.process(html).replaceAll(/\[\/?removed\]/g, "");
  return normalizeHtml(filtered, pictureAddress);
}
