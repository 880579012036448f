/** A number with its unit, as a cell holds it. */
export type Figure = {
  /** In the base unit, so that the figures of a column can be compared. */
  value: number;
  /** Figures of one unit can be compared. */
  unit: string;
  /** The number as it is written. */
  number: string;
  /** Number and unit as they are written. */
  text: string;
};

/** What may stand before a figure without being a part of it. */
const hedge =
  /^(?:(?:about|around|at least|at most|less than|more than|nearly|over|under|up to)\s+|[~≈<>≤≥]\s*)/i;

const figure =
  /^((?:[$€£¥]|[A-Z]{3}\s)?[-−+]?\d[\d,]*(?:\.\d+)?)(?:\s?(%|[KMB](?![\p{L}])|[x×](?![\p{L}])))?\s*(of \d[\d,]*|\p{L}[^\d]*)?$/u;

const multiples: ReadonlyMap<string, number> = new Map([
  ["K", 1e3],
  ["M", 1e6],
  ["B", 1e9],
]);

const second = 1000;
/** Spans of time in milliseconds. */
const spans: ReadonlyMap<string, number> = new Map([
  ["ms", 1],
  ["millisecond", 1],
  ["s", second],
  ["second", second],
  ["min", 60 * second],
  ["minute", 60 * second],
  ["h", 3600 * second],
  ["hour", 3600 * second],
  ["day", 86_400 * second],
  ["week", 604_800 * second],
]);

/** @returns null where the text is no single figure */
export function figureOf(cell: string): Figure | null {
  const text = cell.replace(hedge, "");
  const match = figure.exec(text);
  if (!match) return null;
  const [, number = "", sign = "", words = ""] = match;
  const value = Number(number.replaceAll(/[^\d.−-]/g, "").replace("−", "-"));
  if (!Number.isFinite(value)) return null;
  const currency = number.replaceAll(/[-−+\d.,\s]/g, "");
  const word = words.startsWith("of ") ? words : singular(words.split(/\s/)[0] ?? "");
  const span = spans.get(word);
  const multiple = (multiples.get(sign) ?? 1) * (span ?? 1);
  const unit = [currency, multiples.has(sign) ? "" : sign, span === undefined ? word : "time"];
  return { value: value * multiple, unit: unit.join(" "), number, text };
}

const singular = (word: string) => {
  const small = word.toLowerCase();
  return small.length > 3 && small.endsWith("s") ? small.slice(0, -1) : small;
};
