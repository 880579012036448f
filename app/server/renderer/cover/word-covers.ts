import type { Root } from "hast";

import type { ArticleCover } from "../body-contract.ts";
import { plainText, textOf } from "../leading-facts.ts";
import { topBars, longest, markedIn, nameLength, sourceOf } from "./cover-parts.ts";
import { clauseOf, shorten } from "./shorten.ts";
import type { Table, TextPart } from "./tables.ts";

/** How many rows and columns a plate holds; room for a row, between its columns and for a cell, in characters. */
const plate = { rows: 5, columns: 3, width: 42, gap: 2, name: 21, cell: 19 } as const;

const titleFigure =
  /(?<![\p{L}\d])[$€£]?\d[\d,]*(?:\.\d+)?(?:%|\s?(?:ms|million|billion|x|×)(?!\p{L}))?/gu;

/** A figure in the title, and what the text says of it. */
export function numeralOf(title: string, nodes: Root["children"]): ArticleCover | null {
  const found = Array.from(title.matchAll(titleFigure)).find(
    ([text]) => !/^(?:19|20)\d\d$/.test(text),
  );
  if (!found) return null;
  const [figure] = found;
  const after = (text: string, at: number) =>
    clauseOf(text.slice(at + figure.length).split(/[.!?](?:\s|$)/u, 1)[0] ?? "");
  const text = paragraphsOf(nodes);
  const at = text.indexOf(figure);
  const sentence = at === -1 ? "" : after(text, at);
  const caption = sentence || after(title, found.index) || title;
  return {
    kind: "numeral",
    figure,
    caption: shorten(caption, nameLength.bar),
    source: { from: "title", heading: null, measures: [], subject: "", count: 1 },
  };
}

function paragraphsOf(nodes: Root["children"]): string {
  return nodes
    .flatMap((node) => (node.type === "element" && node.tagName === "p" ? [textOf(node)] : []))
    .map(plainText)
    .join(" ");
}

/** A table of two by two cells. */
export function matrixOf(table: Table): ArticleCover | null {
  const { columns, rows } = table;
  if (columns.length !== 3 || rows.length !== 2 || !columns[1] || !columns[2]) return null;
  const marks = rows.flatMap((row, index) =>
    row.slice(1).flatMap(({ isMarked }, at) => (isMarked ? [[index, at] as [number, number]] : [])),
  );
  return {
    kind: "matrix",
    columns: columns.slice(1).map((name) => shorten(name, nameLength.column)),
    rows: rows.map(([name, ...cells]) => ({
      name: shorten(name?.text ?? "", 2 * nameLength.column),
      cells: cells.map(({ text }) => shorten(text, nameLength.cell)),
    })),
    live: marks[0] ?? [1, 1],
    source: sourceOf(table, columns.slice(1)),
  };
}

/** Any other table. */
export function plateOf(table: Table): ArticleCover | null {
  const rows = table.rows.slice(0, plate.rows);
  const columns = table.columns.map((name, at) => {
    const cells = rows.map((row) => row[at]);
    const texts = cells.map((cell) => clauseOf(cell?.text ?? "") || (cell?.text ?? ""));
    const isTelling = at === 0 || rows.length === 1 || new Set(texts).size > 1;
    return { name: clauseOf(name), at, texts, isTelling, marked: markedIn(cells) };
  });
  // The first column, then what fits; first of all what the editor has marked.
  const [names, ...others] = columns.filter(({ isTelling, marked }) => isTelling || marked !== -1);
  if (!names) return null;
  let room = plate.width - Math.min(plate.name, widthOf(names));
  const chosen = new Set([names]);
  for (const column of others.toSorted(
    (one, other) => Number(other.marked !== -1) - Number(one.marked !== -1),
  )) {
    const width = Math.min(widthOf(column), plate.cell);
    if (chosen.size === plate.columns || width + plate.gap > room) continue;
    chosen.add(column);
    room -= width + plate.gap;
  }
  const shown = columns.filter((column) => chosen.has(column));
  const live = shown.findIndex(({ marked }) => marked !== -1);
  return {
    kind: "plate",
    columns: shown.map(({ name }, index) => shorten(name, index === 0 ? plate.name : plate.cell)),
    rows: rows.map((_, row) =>
      shown.map(({ texts }, index) =>
        shorten(texts[row] ?? "", index === 0 ? plate.name : plate.cell),
      ),
    ),
    live: live === -1 ? [0, shown.length - 1] : [shown[live]?.marked ?? 0, live],
    source: sourceOf(
      table,
      shown.slice(1).map(({ name }) => name),
    ),
  };
}

const widthOf = ({ name, texts }: { name: string; texts: readonly string[] }) =>
  Math.max(name.length, ...texts.map(({ length }) => length));

/** How long the parts of the text are. */
export function sectionsOf(parts: readonly TextPart[]): ArticleCover | null {
  const bars = parts.map(({ heading, words }) => ({
    name: shorten(heading ?? "", nameLength.bar),
    value: words,
    text: words === 1 ? "1 word" : `${words} words`,
    isMarked: false,
  }));
  const shown = topBars(bars);
  if (shown.length === 0) return null;
  return {
    kind: "bars",
    bars: shown.map(({ name, value, text }) => ({ name, value, text })),
    live: longest(shown),
    source: { from: "sections", heading: null, measures: [], subject: "", count: parts.length },
  };
}
