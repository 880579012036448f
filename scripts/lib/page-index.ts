import { type DefaultTreeAdapterTypes, parse } from "parse5";

import { documentSummaries } from "../../app/content/document-summaries.ts";
import { documents } from "../../app/content/documents.ts";
import { faqGroups } from "../../app/content/faq.ts";
import { indexedPages } from "../../app/content/pages.ts";
import { searchTerms } from "../../app/content/search-terms.ts";
import type {
  IndexedPage,
  IndexedSection,
  IndexedTerm,
  PageIndex,
} from "../../app/lib/page-index.ts";
import { capitalize } from "../../app/lib/format.ts";
import { getScore, searchPattern } from "../../app/lib/search-pattern.ts";
import { type Block } from "./documents/contract.ts";
import { printedDocuments } from "./documents/document-sources.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that the search index leaves out: drawings, dialogs, forms. */
const leftOut = /^(?:svg|script|style|dialog|form|button|template|noscript)$/;

/** A longer heading of level 2 is a sentence, and stands before none of level 3. */
const maxTitleLength = 32;

/** Elements that do not end a word. */
const inline = /^(?:a|b|strong|em|span|i|mark|time|wbr)$/;

const isElement = (node: Node): node is Element => "tagName" in node;

const idOf = ({ attrs }: Element) => attrs.find(({ name }) => name === "id")?.value;

const trimmed = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * The parts of the main element of a page that React rendered, each under its heading of level 2 or 3.
 *
 * @param path of the page; a part without an id of its own is linked by the text of its heading
 */
export function sectionsOfPage(path: string, html: string): IndexedSection[] {
  const sections: IndexedSection[] = [{ heading: "", href: path, text: "" }];
  const add = (text: string) => {
    const last = sections.at(-1);
    if (last) last.text += text;
  };
  let title = "";
  const visit = (node: Node, id: string | undefined) => {
    if (node.nodeName === "#text" && "value" in node) add(node.value);
    if (!isElement(node) || leftOut.test(node.tagName)) return;
    const ownId = idOf(node) ?? id;
    if (/^h[23]$/.test(node.tagName)) {
      const heading = trimmed(textOf(node));
      const fragment = ownId ?? `:~:text=${encodeURIComponent(heading).replaceAll("-", "%2D")}`;
      const isPart = node.tagName === "h3" && title !== "" && title.length <= maxTitleLength;
      const name = isPart ? `${title}, ${heading}` : heading;
      if (node.tagName === "h2") title = heading;
      sections.push({ heading: name, href: `${path}#${fragment}`, text: "" });
    }
    const space = inline.test(node.tagName) ? "" : " ";
    add(space);
    for (const child of node.childNodes) visit(child, ownId);
    add(space);
  };
  for (const child of findMain(parse(html).childNodes)?.childNodes ?? []) visit(child, undefined);
  return sections
    .map((section) => ({ ...section, text: trimmed(section.text) }))
    .filter(({ text }) => text !== "");
}

function findMain(nodes: readonly Node[]): Element | undefined {
  for (const node of nodes.filter(isElement)) {
    const main = node.tagName === "main" ? node : findMain(node.childNodes);
    if (main) return main;
  }
  return undefined;
}

const textOf = (node: Node): string => {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (!isElement(node) || leftOut.test(node.tagName)) return "";
  const text = node.childNodes.map(textOf).join("");
  return inline.test(node.tagName) ? text : ` ${text} `;
};

/** The words of a part of a document. */
function textOfBlock(block: Block): string {
  if ("heading" in block) return block.heading;
  if ("text" in block) return block.text;
  if ("list" in block) return block.list.join(" ");
  if ("table" in block) return [block.table.head, ...block.table.rows].flat().join(" ");
  return "alt" in block ? block.alt : "";
}

/** The documents, those on paper with each of their pages. */
const indexedDocuments = (): IndexedPage[] =>
  documents.map(({ name, kind, length, href }) => {
    const printed = printedDocuments.find(({ file }) => href === `/documents/${file}`);
    const sections = printed?.pages.map((blocks, at) => ({
      heading: `page ${at + 1}`,
      href: `${href}#page=${at + 1}`,
      text: trimmed(blocks.map(textOfBlock).join(" ")),
    }));
    const description = `${capitalize(documentSummaries[href] ?? "")}. ${kind}, ${length}.`;
    return { kind: "document", href, title: name, description, sections: sections ?? [] };
  });

/**
 * The search index beside articles: every page that search engines may list, every answer of the FAQ,
 * every document, and the index of terms with how many of those hold each.
 *
 * @param html of the prerendered pages, by path
 */
export function pageIndex(html: ReadonlyMap<string, string>): PageIndex {
  const pages = [
    ...indexedPages.map(({ path, title, description }): IndexedPage => {
      // The answers of the FAQ are entries of their own.
      const sections = path === "/faqs" ? [] : sectionsOfPage(path, html.get(path) ?? "");
      return { kind: "page", href: path, title, description, sections };
    }),
    ...faqGroups.flatMap(({ items }) =>
      items.map(({ id, question, answer }): IndexedPage => ({
        kind: "answer",
        href: `/faqs#${id}`,
        title: question,
        description: answer,
        sections: [],
      })),
    ),
    ...indexedDocuments(),
  ];
  const terms = searchTerms
    .map((term): IndexedTerm => {
      const words = searchPattern(term);
      const count = words ? pages.filter((page) => getScore(page, words) > 0).length : 0;
      return { term, count };
    })
    .filter(({ count }) => count > 0);
  return { pages, terms };
}
