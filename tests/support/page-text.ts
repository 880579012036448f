import { type DefaultTreeAdapterTypes, parse } from "parse5";

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

/** Letters and digits alone: the same words may stand with other spaces. */
const letters = (text: string) => text.normalize("NFKC").replaceAll(/[\s:\u200B\u00AD]+/g, "");

/** What somebody reads in the main element of a page, character by character. */
export function textOfPage(html: string): string {
  const main = mainOf(parse(html));
  if (!main) throw new Error("The page has no main element");
  return letters(textOf(main));
}
