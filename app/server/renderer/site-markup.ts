import type { Element, ElementContent, Properties, Root, Text } from "hast";

import { isOwnPath, isProxied, splitSize } from "../../lib/image-source.ts";
import type { CodePiece } from "../../lib/code-piece.ts";
import { createPartIds, partId } from "../../lib/part-id.ts";
import type { BodyRequest, SanitizedBody } from "./body-contract.ts";
import { highlightCode } from "./highlight-code.ts";
import { takeLeadingFacts } from "./leading-facts.ts";
import { getText, plainText } from "./node-text.ts";

/** Maximum length of a number with its unit. */
const maxNumberLength = 12;

/**
 * How much code of a body is highlighted, in UTF-16 code units; what follows stays plain. The time of a
 * grammar may grow with the square of the text.
 */
const maxHighlighted = 10_000;

/** What the page shows beside the text. */
type Found = Pick<SanitizedBody, "chapters" | "facts" | "images">;

/**
 * Gives a sanitized tree what the site's pages need beyond plain HTML, and takes off what they show
 * beside it.
 *
 * @param tree is changed
 * @param images say which path on this site an image of another host gets
 */
export function addSiteMarkup(
  tree: Root,
  images: Pick<BodyRequest, "imagePath" | "imageQuery">,
): Found {
  const { facts, rest } = takeLeadingFacts(tree);
  const found: Found = { chapters: [], facts, images: [] };
  const idOf = createPartIds();
  let highlighted = 0;

  const changeAll = (nodes: Root["children"], parent: Root | Element) =>
    nodes.flatMap((node) =>
      node.type === "element" ? changed(node, parent) : node.type === "text" ? [node] : [],
    );
  const changed = (node: Element, parent: Root | Element): (Element | Text)[] => {
    // A browser makes an empty paragraph of a closing tag alone.
    if (node.tagName === "p" && node.children.length === 0) return [];
    if (node.tagName === "img") return image(node);
    if (node.tagName === "tr") addScopes(node, parent);
    node.children = changeAll(node.children, node);
    switch (node.tagName) {
      case "h1":
      case "h2":
        addChapter(node);
        break;
      case "a":
        node.properties = { ...withPartId(node.properties), rel: ["noopener"] };
        break;
      case "pre":
        // Focusable, because long lines are scrolled sideways. Code is dark in both schemes.
        node.properties = { className: ["always-dark"], tabIndex: 0 };
        break;
      case "code":
        if (parent.type === "element" && parent.tagName === "pre") addColors(node);
        node.properties = {};
        break;
      case "footer":
        splitSpeaker(node);
        break;
      case "td":
        node.children.forEach(keepNumberTogether);
        break;
      case "table":
        return [scrolling(node)];
    }
    return [node];
  };
  const addChapter = (heading: Element) => {
    const title = plainText(getText(heading));
    const id = idOf(title);
    if (title !== "") found.chapters.push({ id, title });
    // The page has a headline of its own.
    heading.tagName = "h2";
    heading.properties["id"] = id;
  };
  /** Highlights the code of a block that names its language. */
  const addColors = (code: Element) => {
    const [name = ""] = [code.properties["className"]].flat();
    const text = getText(code);
    const language = name.replace("language-", "");
    // Elements of the editor's own stay.
    if (language === "" || code.children.some((node) => node.type !== "text")) return;
    highlighted += text.length;
    if (highlighted <= maxHighlighted) code.children = highlightCode(text, language).map(codeNode);
  };
  /** Images come from this site alone. */
  const image = ({ properties }: Element): Element[] => {
    const valueOf = (name: string) => String(properties[name] ?? "");
    const [source, width = valueOf("width"), height = valueOf("height")] = splitSize(
      valueOf("src"),
    );
    const isElsewhere = isProxied(source);
    if (!isElsewhere && !isOwnPath(source)) return [];
    const src = isElsewhere
      ? `${images.imagePath}${found.images.push(source)}${images.imageQuery}`
      : source;
    const size = [width, height].every((value) => /^\d{1,5}$/.test(value)) ? { width, height } : {};
    const shown = { src, alt: valueOf("alt"), ...size, loading: "lazy", decoding: "async" };
    return [element("img", shown)];
  };

  tree.children = changeAll(rest, tree);
  return found;
}

const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element => ({ type: "element", tagName, properties, children });

/** Focusable, because a wide table is scrolled sideways on a phone. */
const scrolling = (table: Element) =>
  element("div", { className: ["wide"], role: "group", ariaLabel: "Table", tabIndex: 0 }, [table]);

/**
 * Sets the scope of each header cell of a row: the row if it has other cells too, else the column. An
 * empty header cell, as in the corner of a table, gets none.
 */
function addScopes({ children }: Element, parent: Root | Element): void {
  const cells = children.filter((node) => node.type === "element");
  const isInHead = parent.type === "element" && parent.tagName === "thead";
  const isData = !isInHead && cells.some(({ tagName }) => tagName === "td");
  for (const cell of cells) {
    if (cell.tagName === "th" && cell.children.length === 0) cell.tagName = "td";
    if (cell.tagName === "th") cell.properties["scope"] ??= isData ? "row" : "col";
  }
}

/** A piece of highlighted code, with the classes of `ui/code.module.css`. */
function codeNode(piece: CodePiece): ElementContent {
  if (typeof piece === "string") return { type: "text", value: piece };
  const [kind, value] = piece;
  return element("span", { className: [`code-${kind}`] }, [{ type: "text", value }]);
}

/** A number and its unit in a cell stay on one line. */
function keepNumberTogether(node: ElementContent): void {
  if (node.type !== "text" || node.value.trim().length > maxNumberLength) return;
  node.value = node.value.replaceAll(/(?<=\S)\s+(?=\S)/g, "\u00A0");
}

/** Who said it, and as what: "Name, role" stands in two lines. */
function splitSpeaker(footer: Element): void {
  const [text, ...rest] = footer.children;
  const comma = text?.type === "text" ? text.value.indexOf(", ") : -1;
  if (text?.type !== "text" || comma <= 0 || rest.length > 0) return;
  const name: Text = { type: "text", value: text.value.slice(0, comma) };
  const role: Text = { type: "text", value: text.value.slice(comma + 2) };
  footer.children = [element("b", {}, [name]), element("br", {}), role];
}

/** A link to a heading names it without the prefix, as Markdown does everywhere. */
function withPartId(properties: Properties): Properties {
  const { href } = properties;
  const isPart = typeof href === "string" && /^#(?!part-)./.test(href);
  return isPart ? { ...properties, href: `#${partId(href.slice(1))}` } : properties;
}
