import type { Element, ElementContent, Root } from "hast";

import { getText, plainText } from "./node-text.ts";

/** A name and a value from the table at the beginning of a body. */
type Fact = { name: string; value: string };

/**
 * Takes a table of two columns off the beginning of a body, if there is one: the page shows its rows
 * beside the text.
 */
export function takeLeadingFacts(tree: Root): { facts: Fact[]; rest: Root["children"] } {
  const [first, ...rest] = withoutBlanks(tree.children);
  const none = { facts: [], rest: tree.children };
  if (first?.type !== "element" || first.tagName !== "table") return none;
  const rows = withoutBlanks(first.children).flatMap((node) =>
    // A table in Markdown has a head.
    node.type === "element" && (node.tagName === "tbody" || node.tagName === "thead")
      ? withoutBlanks(node.children)
      : [node],
  );
  const facts = rows.map((row) => {
    if (row.type !== "element" || row.tagName !== "tr") return null;
    const [name, value, ...others] = withoutBlanks(row.children);
    return isCell(name) && isCell(value) && others.length === 0
      ? { name: plainText(getText(name)), value: plainText(getText(value)) }
      : null;
  });
  const found = facts.filter((fact) => fact !== null);
  return found.length > 0 && found.length === facts.length ? { facts: found, rest } : none;
}

const withoutBlanks = <Node extends Root["children"][number]>(nodes: Node[]): Node[] =>
  nodes.filter((node) => node.type !== "text" || node.value.trim() !== "");

const isCell = (node: ElementContent | undefined): node is Element =>
  node?.type === "element" &&
  (node.tagName === "td" || node.tagName === "th") &&
  !node.children.some(hasTable);

const hasTable = (node: ElementContent): boolean =>
  node.type === "element" && (node.tagName === "table" || node.children.some(hasTable));
