import type { Schema } from "hast-util-sanitize";

/** Schemes that a link may have; links within this site need none. */
export const linkSchemes: readonly string[] = ["http", "https", "mailto", "tel"];

/** The attributes that an editor may use, by element. */
const attributes: Record<string, (string | [name: string, value: RegExp])[]> = {
  ol: ["start"],
  // The language of a block of code, as Markdown writes it; `highlight-code.ts` takes it off.
  code: [["className", /^language-[a-z]+$/]],
  a: ["href", "title"],
  abbr: ["title"],
  img: ["src", "alt", "title", "width", "height"],
  th: ["scope", "colSpan", "rowSpan"],
  td: ["colSpan", "rowSpan"],
  time: ["dateTime"],
};

const inTable = ["caption", "thead", "tbody", "tfoot", "tr", "td", "th"];

/** What an editor may use. Of any other element only the text stays. */
export const bodySchema = {
  tagNames: [
    ..."p h1 h2 h3 h4 ul li blockquote footer cite q strong b em i u s del ins sub sup mark small pre kbd samp br hr figure figcaption table dl dt dd".split(
      " ",
    ),
    ...inTable,
    ...Object.keys(attributes),
  ],
  attributes,
  protocols: { href: [...linkSchemes] },
  ancestors: {
    li: ["ul", "ol"],
    dt: ["dl"],
    dd: ["dl"],
    ...Object.fromEntries(inTable.map((tag) => [tag, ["table"]])),
  },
  // The text of these elements is dropped too.
  strip:
    "script style iframe object noscript noembed noframes template svg math title textarea select".split(
      " ",
    ),
  required: {},
  clobber: [],
} satisfies Schema;
