import type { CoveredInsight } from "../contract.ts";

/** A card of 704 by 440; a band of 1344 by 400, whose drawing begins beside its names. */
type Window = "card" | "band";

export type DrawingProps = { insight: CoveredInsight; window: Window };

/** How many characters of a label fit on one line. */
export const labelLength = 37;

/** With one decimal: a drawing needs no more. */
const round = (value: number) => Math.round(value * 10) / 10;

/** A rectangle as a path. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
