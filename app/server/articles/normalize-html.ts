import type { Element, Root } from "hast";

import { tableOnly, tableParents, voidElements } from "./allowed-html.ts";
import { isOwnPath, isProxied, splitSize } from "./image-source.ts";
import { type Fact, plainText, takeLeadingFacts } from "./leading-facts.ts";

/** A body that may be shown. */
export type SanitizedBody = {
  html: string;
  chapters: { id: string; title: string }[];
  facts: Fact[];
  /** URLs of the images that other hosts hold. */
  images: string[];
  /** Whether only the text is shown, because the body as HTML is not allowed. */
  isTextOnly: boolean;
};

/** An open element, its closing markup, and for a chapter's heading its text so far. */
type Open = { tag: string; close: string; heading?: { at: number; text: string } };

/** Maximum length of a number with its unit. */
const maxFigureLength = 12;

/** Elements before which a browser closes an open paragraph. */
const closesParagraph: ReadonlySet<string> = new Set(
  "p h2 h3 h4 ul ol li dl dt dd blockquote footer pre hr figure figcaption table".split(" "),
);

type Siblings = { closes: readonly string[]; unlessIn: readonly string[] };

const headings: Siblings = { closes: ["h2", "h3", "h4"], unlessIn: [] };
const terms: Siblings = { closes: ["dt", "dd"], unlessIn: ["dl"] };

/** Elements that close one another, unless an element of `unlessIn` is between. */
const siblings: ReadonlyMap<string, Siblings> = new Map([
  ["li", { closes: ["li"], unlessIn: ["ul", "ol"] }],
  ["dt", terms],
  ["dd", terms],
  ["a", { closes: ["a"], unlessIn: [] }],
  ["h2", headings],
  ["h3", headings],
  ["h4", headings],
]);

/** Elements whose content closes nothing around them. */
const boundaries: ReadonlySet<string> = new Set(["table", "td", "th", "caption"]);

/**
 * Writes a filtered tree as HTML that a browser parses to the same tree: elements that a browser would
 * close are closed, and content that it would move out of a table gets a cell. So nothing leaves the
 * element around the body.
 *
 * @param tree holds allowed elements and attributes only
 * @param imagePath gives the path on this site for the image with this number
 */
export function normalizeHtml(tree: Root, imagePath: (number: number) => string): SanitizedBody {
  const out: string[] = [];
  const open: Open[] = [];
  const chapters: SanitizedBody["chapters"] = [];
  const headingsByName = new Map<string, number>();
  const images: string[] = [];

  const closeTo = (depth: number) => {
    for (const { close, heading } of open.splice(depth).toReversed()) {
      if (heading) out[heading.at] = `<h2 id="${addChapter(heading.text)}">`;
      out.push(close);
    }
  };
  const addChapter = (text: string): string => {
    const title = plainText(text);
    const name = partId(title);
    const count = (headingsByName.get(name) ?? 0) + 1;
    headingsByName.set(name, count);
    const id = count === 1 ? name : `${name}_${count}`;
    if (title !== "") chapters.push({ id, title });
    return id;
  };
  const openElement = (tag: string, attributes = ""): Open => {
    const element = opened(tag, attributes, out);
    open.push(element);
    return element;
  };
  const openCell = () => {
    const parent = open.at(-1)?.tag ?? "";
    if (!tableOnly.has(parent)) return;
    if (parent !== "tr") openElement("tr");
    openElement("td");
  };
  const writeText = (value: string) => {
    if (value.trim() !== "") openCell();
    const text = withoutAngles(value);
    out.push(isFigure(value, open.at(-1)) ? text.replaceAll(/(?<=\S)\s+(?=\S)/g, "&nbsp;") : text);
    const heading = open.findLast((element) => element.heading)?.heading;
    if (heading) heading.text += value;
  };
  const writeElement = (node: Element) => {
    const { tagName: tag, children } = node;
    // The parser makes an empty paragraph of a closing tag alone.
    if (tag === "p" && children.length === 0) return;
    closeTo(depthFor(tag, open));
    const isCell = tag === "td" || tag === "th";
    if (tag === "tr") addScopes(node, open.at(-1)?.tag === "thead");
    if (isCell && open.at(-1)?.tag !== "tr") openElement("tr");
    if (!tableParents.has(tag)) openCell();
    if (tag === "img") out.push(imageTag(node, images, imagePath));
    else if (voidElements.has(tag)) out.push(`<${tag}>`);
    else {
      const element = openElement(tag, attributesOf(node));
      write(children);
      const depth = open.indexOf(element);
      if (depth !== -1) closeTo(depth);
    }
  };
  const write = (nodes: Root["children"]) => {
    for (const node of nodes) {
      if (node.type === "text") writeText(node.value);
      else if (node.type === "element") writeElement(node);
    }
  };

  const { facts, rest } = takeLeadingFacts(tree);
  write(rest);
  closeTo(0);
  return { html: out.join("").trim(), chapters, facts, images, isTextOnly: false };
}

/** How many of the open elements stay open when this one begins. */
function depthFor(tag: string, open: readonly Open[]): number {
  if (tableParents.has(tag)) {
    let depth = open.findLastIndex((element) => element.tag === "table") + 1;
    // Within the innermost table, as far as the element may stand there.
    while (
      tableParents.get(tag)?.includes(open[depth]?.tag ?? "") ||
      isOnTheWay(tag, open[depth])
    ) {
      depth += 1;
    }
    return depth;
  }
  let depth = open.length;
  const { closes, unlessIn } = siblings.get(tag) ?? { closes: [], unlessIn: [] };
  let isNested = false;
  for (let index = open.length - 1; index >= 0; index -= 1) {
    const { tag: around = "" } = open[index] ?? {};
    if (boundaries.has(around)) break;
    isNested ||= unlessIn.includes(around);
    const isSibling = closes.includes(around) && !isNested;
    if (isSibling || (around === "p" && closesParagraph.has(tag))) depth = index;
  }
  return depth;
}

/**
 * Sets the scope of each header cell of a row: the row if it has other cells too, else the column. An
 * empty header cell, as in the corner of a table, gets none.
 */
function addScopes({ children }: Element, isInHead: boolean): void {
  const cells = children.filter((node) => node.type === "element");
  const isData = !isInHead && cells.some(({ tagName }) => tagName === "td");
  for (const cell of cells) {
    if (cell.tagName === "th" && cell.children.length === 0) cell.tagName = "td";
    if (cell.tagName === "th") cell.properties["scope"] ??= isData ? "row" : "col";
  }
}

/** A cell stands in a row, and the row may stand in a section. */
const isOnTheWay = (tag: string, element: Open | undefined) =>
  (tag === "td" || tag === "th") && /^(?:thead|tbody|tfoot)$/.test(element?.tag ?? "");

function opened(tag: string, attributes: string, out: string[]): Open {
  switch (tag) {
    case "table":
      // Focusable, because a wide table is scrolled sideways on a phone.
      out.push('<div class="wide" role="group" aria-label="Table" tabindex="0"><table>');
      return { tag, close: "</table></div>" };
    case "pre":
      out.push('<pre tabindex="0">');
      return { tag, close: "</pre>" };
    case "a":
      out.push(`<a${attributes} rel="noopener">`);
      return { tag, close: "</a>" };
    case "h2":
      // The opening tag is written at the end, because the id is made from the text.
      return { tag, close: "</h2>", heading: { at: out.push("") - 1, text: "" } };
    default:
      out.push(`<${tag}${attributes}>`);
      return { tag, close: `</${tag}>` };
  }
}

/** A figure and its unit in a cell stay on one line. */
const isFigure = (text: string, element: Open | undefined) =>
  element?.tag === "td" && text.trim().length <= maxFigureLength;

const withoutAngles = (text: string) => text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const escapedValue = (value: string) => withoutAngles(value).replaceAll('"', "&quot;");
/** For a URL whose character references were decoded. */
const escapedUrl = (url: string) => escapedValue(url.replaceAll("&", "&amp;"));

/** Prefixed, so that no heading can take an id of the page's own. */
const partId = (title: string): string =>
  `part-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`.replace(/-$/, "");

/** A link to a heading names it without the prefix, as Markdown does everywhere. */
const withPartId = (href: string): string =>
  /^#(?!part-)./.test(href) ? `#${partId(href.slice(1))}` : href;

function attributesOf({ properties }: Element): string {
  return Object.entries(properties)
    .map(([name, value]) => {
      const text = String(value);
      return ` ${name}="${name === "href" ? escapedUrl(withPartId(text)) : escapedValue(text)}"`;
    })
    .join("");
}

function imageTag(
  { properties }: Element,
  images: string[],
  imagePath: (number: number) => string,
): string {
  const valueOf = (name: string) => String(properties[name] ?? "");
  const [src, width = valueOf("width"), height = valueOf("height")] = splitSize(valueOf("src"));
  const isElsewhere = isProxied(src);
  if (!isElsewhere && !isOwnPath(src)) return "";
  const shown = isElsewhere ? imagePath(images.push(src) - 1) : src;
  const size = [width, height].every((value) => /^\d{1,5}$/.test(value))
    ? ` width="${width}" height="${height}"`
    : "";
  return `<img src="${escapedUrl(shown)}" alt="${escapedValue(valueOf("alt"))}"${size} loading="lazy" decoding="async">`;
}
