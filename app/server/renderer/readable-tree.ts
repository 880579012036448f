import type { Element, ElementContent, Properties, Text } from "hast";

import { holdsControl, wordsOfControls } from "./control-text.ts";
import { withoutCopies } from "./markdown-copies.ts";
import { element, plainList } from "./markdown-lists.ts";
import { hasText, isNamed, textOf } from "./node-text.ts";

/**
 * Elements without words of their own: controls, what is not shown before it is opened, and places where
 * a line may break, which would be a character that nobody sees in an address.
 */
const leftOut = /^(?:script|style|template|dialog|input|select|textarea|svg|wbr)$/;

const heading = /^h[1-6]$/;

/** Raised numbers name footnotes; plain ones would be read as a part of the word before. */
const raisedDigits = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * What a page says to a visitor without script, ready to be written as Markdown: without what nobody
 * reads (controls with their labels, dialogs, drawings that are hidden from screen readers), a drawing as
 * its name, links with their whole address, and what the page says twice once.
 *
 * @param nodes of the page's HTML
 * @param address of the page, for its links
 */
export function readableTree(nodes: readonly ElementContent[], address: string): ElementContent[] {
  return spaced(withoutCopies(nodes.flatMap((node) => readable(node, address))));
}

function readable(node: ElementContent, address: string): ElementContent[] {
  if (node.type === "text") return [node];
  if (node.type !== "element" || isHidden(node.properties)) return [];
  const { tagName, properties } = node;
  if (String(properties["role"]) === "img") return getName(properties);
  // A drawing that a press enlarges.
  if (tagName === "button") return node.children.flatMap(drawingNames);
  if (leftOut.test(tagName)) return [];
  const isHeading = heading.test(tagName);
  const inside = isHeading ? node.children.flatMap(inOneLine) : node.children;
  // Code keeps each of its signs, also what it says twice.
  const children =
    tagName === "code"
      ? inside.flatMap((child) => readable(child, address))
      : readableTree(inside.flatMap(wordsOfControls(node)), address);
  if (isHeading) return children.some(hasText) ? [{ ...node, children }] : [];
  switch (tagName) {
    case "a":
      // It leads to what is written here.
      if (properties["type"] === "text/markdown") return [];
      return [{ ...node, properties: withAddress(properties, "href", address), children }];
    case "img":
      return [{ ...node, properties: withAddress(properties, "src", address) }];
    case "sup":
      return [{ type: "text", value: raised(textOf(node)) }];
    case "li":
    case "ul":
    case "ol":
      return children.some(hasText) ? [{ ...node, children }] : [];
    case "i":
    case "u":
      return [element("span", children)];
    case "summary":
      return [element("div", children)];
    case "dl":
      return [plainList({ ...node, children })];
    case "noscript":
      return [element("div", children)];
    case "label":
      return properties["htmlFor"] === undefined && !holdsControl(node)
        ? [element("div", children)]
        : [];
    case "fieldset":
      // Without its controls it may be a name of nothing.
      return children.some((child) => !isNamed(child, "legend") && hasText(child))
        ? [element("div", children.map(withoutLegend))]
        : [];
    case "figure":
      return [...getName(properties).map((name) => element("p", [name])), { ...node, children }];
    case "table":
      return tableWithHead({ ...node, children });
    default:
      return [{ ...node, children }];
  }
}

/**
 * `data-unchosen` is on what a page shows once a visitor has chosen it, `data-scripted` on what does
 * nothing without script, `data-print` on what is only printed.
 */
const isHidden = ({ ariaHidden, hidden, dataUnchosen, dataScripted, dataPrint }: Properties) =>
  ariaHidden === "true" ||
  [dataUnchosen, dataScripted, dataPrint].some((mark) => mark !== undefined) ||
  (hidden !== undefined && hidden !== false);

function drawingNames(node: ElementContent): Text[] {
  if (node.type !== "element" || isHidden(node.properties)) return [];
  return String(node.properties["role"]) === "img"
    ? getName(node.properties)
    : node.children.flatMap(drawingNames);
}

/** The name of a drawing, which says what it shows. */
function getName({ ariaLabel }: Properties): Text[] {
  return ariaLabel === undefined ? [] : [{ type: "text", value: ` ${ariaLabel} ` }];
}

const withoutLegend = (node: ElementContent): ElementContent =>
  node.type === "element" && node.tagName === "legend" ? element("div", node.children) : node;

function withAddress(properties: Properties, name: string, address: string): Properties {
  const value = properties[name];
  const url = typeof value === "string" ? URL.parse(value, address) : null;
  return url === null ? properties : { ...properties, [name]: url.href };
}

const raised = (text: string) =>
  /^\d+$/.test(text)
    ? text.replaceAll(/\d/g, (digit) => raisedDigits[Number(digit)] ?? digit)
    : text;

/** A heading is one line. */
function inOneLine(node: ElementContent): ElementContent[] {
  if (node.type !== "element") return [node];
  if (node.tagName === "br") return [{ type: "text", value: " " }];
  return [{ ...node, children: node.children.flatMap(inOneLine) }];
}

/** A table in Markdown has a head and no caption, so the caption stands before it. */
function tableWithHead(table: Element): Element[] {
  const isCaption = (node: ElementContent) => isNamed(node, "caption");
  const captions = table.children.flatMap((node) =>
    node.type === "element" && isCaption(node) ? [element("p", node.children)] : [],
  );
  const rest = table.children.filter((node) => !isCaption(node));
  const head = hasHead(table) ? [] : [element("thead", [element("tr", [])])];
  return [...captions, { ...table, children: [...head, ...rest] }];
}

/** Whether the first row names the columns. */
function hasHead(table: Element): boolean {
  const row = firstRow(table);
  const cells = row?.children.filter((cell) => cell.type === "element") ?? [];
  return cells.length > 0 && cells.every(({ tagName }) => tagName === "th");
}

function firstRow({ children }: Element): Element | undefined {
  for (const child of children) {
    if (child.type !== "element") continue;
    const row = child.tagName === "tr" ? child : firstRow(child);
    if (row) return row;
  }
  return undefined;
}

/** Parts of a line that styles keep apart: without a space their words would run together. */
function spaced(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] => {
    const next = nodes[index + 1];
    return next && isGap(node, next) ? [node, { type: "text", value: " " }] : [node];
  });
}

/** What styles place; an emphasis or a link may stand within a word. */
const placed = new Set(["span", "b"]);

function isGap(before: ElementContent, after: ElementContent): boolean {
  const elements = [before, after].filter((node) => node.type === "element");
  const mayBePlaced = elements.length === 2 || elements.some(({ tagName }) => placed.has(tagName));
  return (
    mayBePlaced &&
    /[\p{L}\p{N}.?!%]$/u.test(textOf(before)) &&
    /^[\p{L}\p{N}$#]/u.test(textOf(after))
  );
}
