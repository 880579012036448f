import type { Element, Root, Text } from "hast";
import { Parser } from "htmlparser2";

/** Deeper than anything an editor writes. Nesting without end would cost the square of its depth. */
const maxDepth = 100;

/**
 * Parses HTML into a tree. Text and attributes keep their character references as they were written;
 * URLs (`href`, `src`) are decoded, so that what is checked is what a browser would ask for.
 *
 * @param html of any kind
 * @throws RangeError where elements are nested deeper than anybody writes
 */
export function parseBody(html: string): Root {
  const root: Root = { type: "root", children: [] };
  const open: (Root | Element)[] = [root];
  const add = (node: Element | Text) => open.at(-1)?.children.push(node);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (open.length > maxDepth) throw new RangeError("The body is nested too deeply");
        const element: Element = {
          type: "element",
          // The page has a headline of its own.
          tagName: name === "h1" ? "h2" : name,
          properties: withDecodedUrls(attributes),
          children: [],
        };
        add(element);
        open.push(element);
      },
      ontext: (value) => add({ type: "text", value }),
      onclosetag: () => open.pop(),
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return root;
}

function withDecodedUrls(attributes: Record<string, string>): Record<string, string> {
  for (const name of ["href", "src"]) {
    const value = attributes[name];
    if (value !== undefined) attributes[name] = decoded(value).trim();
  }
  return attributes;
}

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: "\u00A0",
    ndash: "–",
    mdash: "—",
    hellip: "…",
    lsquo: "‘",
    rsquo: "’",
    ldquo: "“",
    rdquo: "”",
  }),
);

/** Character references as characters: numbers, and the few names that editors write. */
export function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7});?|#[xX]([0-9a-fA-F]{1,6});?|([a-z]{2,6});)/g,
    (whole, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return named.get(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code).toWellFormed() : "\uFFFD";
    },
  );
}
