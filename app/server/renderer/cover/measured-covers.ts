import type { ArticleCover } from "../body-contract.ts";
import { topBars, longest, markedIn, nameLength, sourceOf } from "./cover-parts.ts";
import { type Figure, figureOf } from "./figures.ts";
import { clauseOf, shorten } from "./shorten.ts";
import type { Table } from "./tables.ts";

/** How many parts of a whole, pairs and dots a drawing holds. */
const max = { parts: 8, pairs: 3, dots: 8 } as const;

/** A column of figures. */
type Column = { at: number; name: string; unit: string; figures: Figure[] };

/** A table with its columns of figures. */
type Measured = { table: Table; names: string[]; columns: Column[] };

/** The columns after the first whose cells are all figures of one unit. */
export function measure(table: Table): Measured {
  const columns = table.columns.flatMap((name, at): Column[] => {
    const figures = table.rows.map((row) => figureOf(row[at]?.text ?? ""));
    const whole = figures.filter((found) => found !== null);
    const unit = whole[0]?.unit ?? "";
    const isColumn =
      at > 0 &&
      whole.length > 1 &&
      whole.length === table.rows.length &&
      whole.every((one) => one.unit === unit);
    return isColumn ? [{ at, name, unit, figures: whole }] : [];
  });
  return { table, names: table.rows.map(([name]) => name?.text ?? ""), columns };
}

const markedColumn = ({ table, columns }: Measured): Column | undefined =>
  columns.find(({ at }) => table.rows.some((row) => row[at]?.isMarked));

/** Two columns of one unit. */
export function pairsOf(measured: Measured): ArticleCover | null {
  const { table, names, columns } = measured;
  const one = columns[0];
  const other = columns.at(-1);
  if (!one || !other || one === other || columns.some(({ unit }) => unit !== one.unit)) return null;
  const rows = names.map((name, index) => {
    const [left, right] = [one.figures[index], other.figures[index]];
    return {
      name: shorten(name, nameLength.bar),
      values: [left?.value ?? 0, right?.value ?? 0] as [number, number],
      texts: [left?.text ?? "", right?.text ?? ""] as [string, string],
    };
  });
  if (rows.some(({ values }) => values.some((value) => value < 0))) return null;
  const total = rows.findLastIndex(({ values }, index) =>
    values.every((value, side) => isSum(value, rows.toSpliced(index, 1), side as 0 | 1)),
  );
  const totals = rows.length > 2 && rows.length <= max.parts + 1 ? rows[total]?.texts : undefined;
  const shown = totals ? rows.toSpliced(total, 1) : rows.slice(0, max.pairs);
  return {
    kind: "pairs",
    names: [shorten(one.name, nameLength.column * 2), shorten(other.name, nameLength.column * 2)],
    rows: shown,
    totals: totals ?? null,
    live: markedColumn(measured) === one ? 0 : 1,
    source: {
      ...sourceOf(table, [one.name, other.name]),
      count: totals ? shown.length : names.length,
    },
  };
}

function isSum(value: number, others: readonly { values: [number, number] }[], side: 0 | 1) {
  const sum = others.reduce((all, { values }) => all + values[side], 0);
  return sum > 0 && Math.abs(sum - value) <= 0.01 * sum;
}

/** Two measures a row. */
export function dotsOf(measured: Measured): ArticleCover | null {
  const { table, names, columns } = measured;
  const x = columns.at(-1);
  const y = columns.find(({ unit }) => unit !== x?.unit);
  if (!x || !y || markedColumn(measured)) return null;
  const dots = names.slice(0, max.dots).map((name, index) => ({
    name: shorten(clauseOf(name), nameLength.dot),
    x: x.figures[index]?.value ?? 0,
    y: y.figures[index]?.value ?? 0,
  }));
  const all = dots.map((dot) => dot.x);
  const marked = markedIn(table.rows.slice(0, max.dots).map(([name]) => name));
  return {
    kind: "dots",
    names: [shorten(x.name, nameLength.axis), shorten(y.name, nameLength.axis)],
    isLog: Math.min(...all) > 0 && Math.max(...all) >= 10 * Math.min(...all),
    dots,
    live: marked === -1 ? dots.length - 1 : marked,
    source: sourceOf(table, [y.name, x.name]),
  };
}

/** One column, without its sum. */
export function barsOf(measured: Measured): ArticleCover | null {
  const { table, names, columns } = measured;
  const column = markedColumn(measured) ?? columns[0];
  if (!column || column.figures.some(({ value }) => value < 0)) return null;
  const { at, figures } = column;
  // A unit that all share is said once, with the live bar.
  const tails = figures.map(({ text, number }) => text.slice(number.length));
  const isShared = tails.every((tail) => tail === tails[0]) && /^\s[A-Z]{3}$/.test(tails[0] ?? "");
  const bars = figures.map(({ value }, index) => ({
    name: shorten(names[index] ?? "", nameLength.bar),
    value,
    text: figures[index]?.text ?? "",
    isMarked: table.rows[index]?.[at]?.isMarked ?? false,
    number: figures[index]?.number ?? "",
  }));
  const shown = topBars(bars);
  const marked = markedIn(shown);
  const live = marked === -1 ? longest(shown) : marked;
  return {
    kind: "bars",
    bars: shown.map(({ name, value, text, number }, index) => ({
      name,
      value,
      text: isShared && index !== live ? number : text,
    })),
    live,
    source: sourceOf(table, [column.name]),
  };
}
