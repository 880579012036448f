import type { Root } from "hast";

import type { ArticleCover } from "../body-contract.ts";
import { takeLeadingFacts } from "../leading-facts.ts";
import { measure, barsOf, dotsOf, pairsOf } from "./measured-covers.ts";
import { readBody } from "./tables.ts";
import { matrixOf, numeralOf, plateOf, sectionsOf } from "./word-covers.ts";

/**
 * The drawing of an insight: the first rule that its body meets. The editor's mark in a table says what
 * is live, and one on a figure says which column is drawn.
 *
 * @param tree sanitized
 * @param title of the article
 * @returns null for a body without words
 */
export function makeCover(tree: Root, title: string): ArticleCover | null {
  const { rest } = takeLeadingFacts(tree);
  const { tables, parts } = readBody(rest);
  const measured = tables.map(measure);
  return (
    first(measured, pairsOf) ??
    first(measured, dotsOf) ??
    first(measured, barsOf) ??
    numeralOf(title, rest) ??
    first(tables, matrixOf) ??
    first(tables, plateOf) ??
    sectionsOf(parts)
  );
}

function first<Item>(
  items: readonly Item[],
  draw: (item: Item) => ArticleCover | null,
): ArticleCover | null {
  for (const item of items) {
    const cover = draw(item);
    if (cover) return cover;
  }
  return null;
}
