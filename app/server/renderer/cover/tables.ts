import type { Element, ElementContent, Root } from "hast";

import { plainText, textOf } from "../leading-facts.ts";

/** A cell's words, and whether the editor has marked something in it. */
export type Cell = { text: string; isMarked: boolean };

export type Table = {
  /** The heading above it. */
  heading: string | null;
  /** Its head, empty texts where it has none. */
  columns: string[];
  /** As wide as the head. */
  rows: Cell[][];
};

/** A part of the text under one heading; null before the first. */
export type TextPart = { heading: string | null; words: number };

/** The tables of a body and its parts, in order. */
export function readBody(nodes: Root["children"]): { tables: Table[]; parts: TextPart[] } {
  const tables: Table[] = [];
  const parts: TextPart[] = [{ heading: null, words: 0 }];
  const heading = () => parts.at(-1)?.heading ?? null;
  const read = (node: Root["children"][number]) => {
    const last = parts.at(-1);
    if (node.type === "text" && last) last.words += wordCount(node.value);
    if (node.type !== "element") return;
    if (node.tagName === "h1" || node.tagName === "h2") {
      parts.push({ heading: plainText(textOf(node)), words: 0 });
      return;
    }
    if (node.tagName === "table") {
      const table = readTable(node, heading());
      if (table) tables.push(table);
      if (last) last.words += wordCount(textOf(node));
      return;
    }
    node.children.forEach(read);
  };
  nodes.forEach(read);
  return { tables, parts: parts.filter(({ words }) => words > 0) };
}

const wordCount = (text: string) =>
  text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** A table whose rows are all equally wide; rows of another width are left out. */
function readTable(table: Element, heading: string | null): Table | null {
  const rows = rowsOf(table);
  const [first] = rows;
  if (!first || first.cells.length === 0) return null;
  const width = first.cells.length;
  const columns = first.isHead
    ? first.cells.map(({ text }) => text)
    : Array.from({ length: width }, () => "");
  const body = rows.slice(first.isHead ? 1 : 0).map(({ cells }) => cells);
  const whole = body.filter((cells) => cells.length === width);
  return whole.length === 0 ? null : { heading, columns, rows: whole };
}

type Row = { isHead: boolean; cells: Cell[] };

function rowsOf(parent: Element, isInHead = false): Row[] {
  return elements(parent).flatMap((node): Row[] => {
    if (node.tagName === "thead") return rowsOf(node, true);
    if (node.tagName === "tbody" || node.tagName === "tfoot") return rowsOf(node);
    if (node.tagName !== "tr") return [];
    const cells = elements(node);
    const isHead = isInHead || cells.every(({ tagName }) => tagName === "th");
    return [{ isHead, cells: cells.map(cellOf) }];
  });
}

const elements = ({ children }: Element) => children.filter((node) => node.type === "element");

const cellOf = (cell: Element): Cell => ({
  text: plainText(textOf(cell)),
  isMarked: cell.children.some(hasMark),
});

const hasMark = (node: ElementContent): boolean =>
  node.type === "element" && (node.tagName === "mark" || node.children.some(hasMark));
