/** The table that a drawing shows, or the part of the text where there is none. */
export type CoverSource = {
  from: "table" | "title" | "sections";
  /** The heading above the table. */
  heading: string | null;
  /** The head of the columns that are drawn, without the first. */
  measures: string[];
  /** The head of the first column, which says what a row is, and how many rows there are. */
  subject: string;
  count: number;
};

/** What the drawing of an insight shows. `live` is the one part in the live color. */
export type Drawings = {
  /** Two columns of one unit. With totals the rows are parts of a whole. */
  pairs: {
    names: [string, string];
    rows: { name: string; values: [number, number]; texts: [string, string] }[];
    totals: [string, string] | null;
    live: number;
  };
  /** Two measures a row; the names are those of the axes. */
  dots: {
    names: [string, string];
    isLog: boolean;
    dots: { name: string; x: number; y: number }[];
    live: number;
  };
  bars: { bars: { name: string; value: number; text: string }[]; live: number };
  numeral: { figure: string; caption: string };
  /** Two by two cells. */
  matrix: {
    columns: string[];
    rows: { name: string; cells: string[] }[];
    live: [number, number];
  };
  plate: { columns: string[]; rows: string[][]; live: [number, number] };
};

/** The cover of an insight: the renderer makes it from the body (`server/renderer/cover/`). */
export type InsightCover = { source: CoverSource } & {
  [Kind in keyof Drawings]: { kind: Kind } & Drawings[Kind];
}[keyof Drawings];
