/** The elements an editor may use, with their attributes. Of any other element only the text stays. */
export const allowedHtml: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...Object.fromEntries(
      "p h2 h3 h4 ul li blockquote footer cite q strong b em i u s del ins sub sup mark small code pre kbd samp br hr figure figcaption table caption thead tbody tfoot tr dl dt dd"
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
  }),
);

/** Schemes that a link may have; links within this site need none. */
export const linkSchemes: readonly string[] = ["http", "https", "mailto", "tel"];

/** Elements without content. */
export const voidElements: ReadonlySet<string> = new Set(["br", "hr", "img"]);

/** The parents that a part of a table may have. A browser moves the part out of any other. */
export const tableParents: ReadonlyMap<string, readonly string[]> = new Map([
  ["caption", ["table"]],
  ["thead", ["table"]],
  ["tbody", ["table"]],
  ["tfoot", ["table"]],
  ["tr", ["table", "thead", "tbody", "tfoot"]],
  ["td", ["tr"]],
  ["th", ["tr"]],
]);

/** Elements that hold table parts only: a browser moves anything else out, before the table. */
export const tableOnly: ReadonlySet<string> = new Set(["table", "thead", "tbody", "tfoot", "tr"]);

/** What this site itself adds, by element and attribute. */
const added: ReadonlyMap<string, RegExp> = new Map([
  ["div class", /^wide$/],
  ["div role", /^group$/],
  ["div aria-label", /^Table$/],
  ["div tabindex", /^0$/],
  ["pre tabindex", /^0$/],
  ["h2 id", /^part[a-z0-9_-]*$/],
  ["a rel", /^noopener$/],
  ["img loading", /^lazy$/],
  ["img decoding", /^async$/],
]);

const piece = /[^<>]+|<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/y;
const attribute = / ([a-z-]+)="([^"]*)"/g;

/**
 * The last check of a body before it is shown. It shares only the lists with the sanitizer and reads
 * the finished text, so it finds mistakes of the parser, the sanitizer and `normalizeHtml`.
 *
 * @returns whether it holds nothing but allowed elements and attributes, every element closed in
 *   order, and tables that a browser leaves where they are
 */
export function isAllowedHtml(html: string): boolean {
  const open: string[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < html.length) {
    const found = piece.exec(html);
    if (!found) return false;
    const [text, slash, tag, attributes = ""] = found;
    const parent = open.at(-1) ?? "";
    if (tag === undefined) {
      if (tableOnly.has(parent) && text.trim() !== "") return false;
    } else if (slash === "/") {
      if (open.pop() !== tag) return false;
    } else {
      if (!mayStandIn(tag, parent) || !hasAllowedAttributes(tag, attributes)) return false;
      if (!voidElements.has(tag)) open.push(tag);
    }
  }
  return open.length === 0;
}

function mayStandIn(tag: string, parent: string): boolean {
  const isKnown = tag === "div" || allowedHtml.has(tag);
  const parents = tableParents.get(tag);
  return isKnown && (parents ? parents.includes(parent) : !tableOnly.has(parent));
}

function hasAllowedAttributes(tag: string, attributes: string): boolean {
  for (const [, name = "", value = ""] of attributes.matchAll(attribute)) {
    const isAllowed =
      allowedHtml.get(tag)?.includes(name) === true ||
      added.get(`${tag} ${name}`)?.test(value) === true;
    if (!isAllowed) return false;
    if (name === "href" && !isAllowedLink(value)) return false;
    // Images come from this site alone.
    if (name === "src" && !/^\/(?![/\\])/.test(value)) return false;
  }
  return true;
}

/** A URL with a scheme has an allowed one; a character reference before the colon hides none. */
function isAllowedLink(value: string): boolean {
  const [start = ""] = value.split(/[/?#]/, 1);
  if (!start.includes(":")) return !/&(?!(?:amp|lt|gt|quot);)/.test(start);
  return linkSchemes.includes(start.slice(0, start.indexOf(":")).toLowerCase());
}
