import { marked } from "marked";
import { type DefaultTreeAdapterTypes, parse, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => "tagName" in node;

const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);

const attributeOf = ({ attrs }: Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value;

/** Marks of what a visitor without script is not shown. */
const marks = ["hidden", "data-unchosen", "data-scripted", "data-print", "data-loading"];

const isUnseen = (element: Element) =>
  /^(?:script|style|template|dialog)$/.test(element.tagName) ||
  attributeOf(element, "aria-hidden") === "true" ||
  marks.some((name) => attributeOf(element, name) !== undefined);

function* seen(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (!isElement(child) || isUnseen(child)) continue;
    yield child;
    if (attributeOf(child, "role") !== "img") yield* seen(child);
  }
}

/** @param leavesOut elements of which nothing is read */
function textOf(node: Node, leavesOut: RegExp): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (isElement(node)) {
    if (isUnseen(node) || leavesOut.test(node.tagName)) return "";
    if (attributeOf(node, "role") === "img") return ` ${attributeOf(node, "aria-label") ?? ""} `;
  }
  return childrenOf(node)
    .map((child) => textOf(child, leavesOut))
    .join(" ");
}

const controls = /^(?:button|label|legend|input|select|textarea|svg)$/;

/** The fraction of a time may stand in an element of its own. */
const numbersIn = (text: string) =>
  new Set(
    text
      .normalize("NFKC")
      .replaceAll(/(?<=\d)\s(?=\.\d)/g, "")
      .match(/\d+(?:[.,:]\d+)*/g) ?? [],
  );

const words = (text: string) => text.normalize("NFKC").replaceAll(/[\s\u200B\u00AD]+/g, "");

function mainOf(html: string): Element {
  const main = [...seen(parse(html, { scriptingEnabled: false }))].find(
    ({ tagName }) => tagName === "main",
  );
  if (!main) throw new Error("The page has no main element");
  return main;
}

/** What a visitor without script finds on a page, and what else its HTML holds. */
export function factsOfPage(html: string) {
  const main = mainOf(html);
  const elements = [...seen(main)];
  const named = (tag: RegExp) => elements.filter(({ tagName }) => tag.test(tagName));
  const labels = elements.flatMap((element) => attributeOf(element, "aria-label") ?? []);
  const values = elements.flatMap((element) => attributeOf(element, "value") ?? []);
  return {
    /** Outside of controls, whose words may say what only script does. */
    numbers: numbersIn(textOf(main, controls)),
    allNumbers: numbersIn([textOf(main, /^label$/), ...labels, ...values].join(" ")),
    rows: named(/^th$/)
      .filter((cell) => attributeOf(cell, "scope")?.startsWith("row"))
      .map((cell) => words(textOf(cell, /^svg$/))),
    figures: [
      ...named(/^figure$/),
      ...elements.filter((element) => attributeOf(element, "role") === "img"),
    ].flatMap((element) => words(attributeOf(element, "aria-label") ?? "") || []),
    headings: named(/^h[1-6]$/).map((heading) => words(textOf(heading, /^svg$/))),
  };
}

/** The same of a page in Markdown, without what stands in front. */
export function factsOfMarkdown(markdown: string) {
  const body = markdown.replace(/^---\n[^]*?\n---\n/, "");
  const tree = parseFragment(marked.parse(body, { async: false }));
  const elements = [...seen(tree)];
  const none = /^$/;
  const text = textOf(tree, none);
  return {
    numbers: numbersIn(text),
    text: words(text),
    rows: elements
      .filter(({ tagName }) => tagName === "tr")
      .map((row) => words(textOf(childrenOf(row).find(isElement) ?? row, none))),
    headings: elements
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map((heading) => words(textOf(heading, none))),
    /** Sentences: what stands there twice was meant once. */
    sentences: elements
      .filter(({ tagName }) => tagName === "p")
      .map((paragraph) => words(textOf(paragraph, none)))
      .filter((sentence) => sentence.length > 60),
  };
}
