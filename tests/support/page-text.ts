import { marked } from "marked";
import { type DefaultTreeAdapterTypes, parse, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => "tagName" in node;

const attributeOf = ({ attrs }: Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value;

/** Controls, and what is not shown before it is opened. */
const unread = new Set(
  "script style template noscript dialog input select textarea svg button".split(" "),
);

function textOf(node: Node, isInHeading = false): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (isElement(node)) {
    if (attributeOf(node, "aria-hidden") === "true") return "";
    if (attributeOf(node, "hidden") !== undefined) return "";
    // Hidden by a style once what follows it has come.
    if (attributeOf(node, "data-loading") !== undefined) return "";
    // Shown once a visitor has chosen it.
    if (attributeOf(node, "data-unchosen") !== undefined) return "";
    if (attributeOf(node, "role") === "img") return attributeOf(node, "aria-label") ?? "";
    const isTitle = node.tagName === "button" && isInHeading;
    if (unread.has(node.tagName) && !isTitle) return "";
  }
  const isHeading = isInHeading || (isElement(node) && /^h[1-6]$/.test(node.tagName));
  return "childNodes" in node
    ? node.childNodes.map((child) => textOf(child, isHeading)).join("")
    : "";
}

function mainOf(node: Node): Element | undefined {
  if (isElement(node) && node.tagName === "main") return node;
  const children = "childNodes" in node ? node.childNodes : [];
  for (const child of children) {
    const main = mainOf(child);
    if (main) return main;
  }
  return undefined;
}

/**
 * Letters and digits alone: Markdown writes the same words with other spaces, with a colon between a
 * term and its meaning, and with the numbers of footnotes raised.
 */
const letters = (text: string) => text.normalize("NFKC").replaceAll(/[\s:\u200B\u00AD]+/g, "");

/** What somebody reads in the main element of a page, character by character. */
export function textOfPage(html: string): string {
  const main = mainOf(parse(html));
  if (!main) throw new Error("The page has no main element");
  return letters(textOf(main));
}

/** The same of a page in Markdown, without what stands in front. */
export function textOfMarkdown(markdown: string): string {
  const body = markdown.replace(/^---\n[^]*?\n---\n/, "");
  return letters(textOf(parseFragment(marked.parse(body, { async: false }))));
}
