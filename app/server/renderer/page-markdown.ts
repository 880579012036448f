import type { Element, Nodes } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { toMdast } from "hast-util-to-mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { type Options, toMarkdown } from "mdast-util-to-markdown";
import { parse } from "parse5";

import { getText } from "./node-text.ts";
import { readableTree } from "./readable-tree.ts";

const markdownOptions: Options = {
  bullet: "-",
  rule: "-",
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
};

/**
 * Writes a page as Markdown: its title, description and address in front, then what its main element
 * says to a visitor without script. The words are the page's own.
 *
 * @param html a whole page of this site
 * @throws {Error} where it is none
 */
export function pageMarkdown(html: string): string {
  const page = fromParse5(parse(html, { scriptingEnabled: false }));
  const main = find(page, ({ tagName }) => tagName === "main");
  const title = find(page, ({ tagName }) => tagName === "title");
  const description = find(page, ({ properties }) => properties["name"] === "description");
  const canonical = find(page, ({ properties }) => String(properties["rel"]) === "canonical");
  if (!main || !canonical) throw new Error("The page has no main element or no address");
  const url = String(canonical.properties["href"]);
  const front = {
    title: title ? getText(title) : "",
    description: description?.properties["content"],
    url,
  };
  const tree = toMdast({ type: "root", children: readableTree(main.children, url) });
  return `${frontMatter(front)}\n${toMarkdown(tree, markdownOptions)}`;
}

/** A JSON string is a YAML one. */
const frontMatter = (values: Record<string, unknown>) =>
  [
    "---",
    ...Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    "---",
    "",
  ].join("\n");

function find(node: Nodes, matches: (element: Element) => boolean): Element | undefined {
  if (node.type === "element" && matches(node)) return node;
  if (!("children" in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}
