import type { Element, ElementContent } from "hast";

import { hasText, plainText, textOf } from "./node-text.ts";

/** In a table or a list of terms equal words are equal values. */
const values = /^(?:td|th|tr|dd|dt)$/;

/** What stands in several panels, of which a page shows one at a time. */
const leaf = /^(?:p|li|code|pre|figcaption)$/;

/**
 * Says once what a page holds twice: for two widths beside each other, or in each of several panels.
 *
 * @param nodes that stand beside each other
 */
export function withoutCopies(nodes: readonly ElementContent[]): ElementContent[] {
  const said = new Set<string>();
  const inPanels = new Set<string>();
  return nodes.flatMap((node): ElementContent[] => {
    if (!isLong(node) || (node.type === "element" && values.test(node.tagName))) return [node];
    const text = plain(node);
    if (said.has(text)) return [];
    said.add(text);
    return node.type === "element" && node.properties["role"] === "tabpanel"
      ? [withoutSaid(node, inPanels)]
      : [node];
  });
}

/** A panel without what the panels before it have said, which is added. */
function withoutSaid(panel: Element, said: Set<string>): Element {
  const own: string[] = [];
  const rest = (node: ElementContent): ElementContent[] => {
    if (node.type !== "element") return [node];
    if (leaf.test(node.tagName)) {
      own.push(plain(node));
      return hasText(node) && said.has(plain(node)) ? [] : [node];
    }
    const children = node.children.flatMap(rest);
    return node.children.length > 0 && !children.some(hasText) ? [] : [{ ...node, children }];
  };
  const kept = { ...panel, children: panel.children.flatMap(rest) };
  for (const text of own) said.add(text);
  return kept;
}

const plain = (node: ElementContent) => plainText(textOf(node));

/** Two words at least: one may be a value. */
const isLong = (node: ElementContent) => /\S\s+\S/.test(textOf(node).trim());
