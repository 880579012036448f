import { DrawingText } from "../../ui/drawing-text.tsx";
import type { Drawings } from "../cover.ts";
import { area, box, characterWidth, round, type Window } from "./window.ts";

type PlateProps = Drawings["plate"] & { window: Window };

/** Named where three columns become two, so that they part. */
const columnClass = (at: number, count: number) =>
  at === 2 ? "insight-cover-third" : at === 1 && count === 3 ? "insight-cover-second" : "";

/** A table, ruled. */
export function Plate({ columns, rows, live, window }: PlateProps) {
  const { right, top, bottom } = area[window];
  const hasHead = columns.some((name) => name !== "");
  const pitch = (bottom - top) / rows.length;
  const xs = columnsAt(columns, rows, window);
  const [first = 0] = xs;
  const liveFrom = live[1] === 0 ? first - 9 : (xs[live[1]] ?? 0) - 9;
  const liveTo = xs[live[1] + 1] === undefined ? right : (xs[live[1] + 1] ?? 0) - 12;
  const last = live[1] === 2 ? "insight-cover-third" : "";
  return (
    <>
      {hasHead &&
        columns.map((name, at) => (
          <DrawingText
            key={at}
            x={round(xs[at] ?? 0)}
            y={top - (window === "card" ? 19 : 14)}
            className={`insight-cover-label insight-cover-soft ${columnClass(at, columns.length)}`}
          >
            {name}
          </DrawingText>
        ))}
      <path d={`M${first} ${top}H${right}`} className="insight-cover-rule" />
      <path
        d={rows.map((_, row) => `M${first} ${round(top + pitch * (row + 1))}H${right}`).join("")}
        className="insight-cover-hair"
      />
      <path
        d={box(liveFrom, top + pitch * live[0], liveTo - liveFrom, pitch)}
        className={`insight-cover-live ${last}`}
      />
      {rows.map((cells, row) =>
        cells.map((cell, at) => (
          <DrawingText
            key={`${row} ${at}`}
            x={round(xs[at] ?? 0)}
            y={round(top + pitch * (row + 0.5) + (window === "card" ? 8 : 5))}
            className={`insight-cover-label ${live[0] === row && live[1] === at ? "insight-cover-on-live" : ""} ${columnClass(at, columns.length)}`}
          >
            {cell}
          </DrawingText>
        )),
      )}
    </>
  );
}

/** Where the columns begin: on a card behind the longest text of the one before. */
function columnsAt(
  columns: readonly string[],
  rows: readonly string[][],
  window: Window,
): number[] {
  if (window === "band") return columns.map((_, at) => (at === 0 ? 0 : at === 1 ? 360 : 852));
  const widths = columns.map((name, at) =>
    Math.max(name.length, ...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  const characters = widths.reduce((sum, width) => sum + width, 0);
  const { left, right } = area.card;
  // In two columns there is room for the largest labels; a third is left out where labels are largest.
  const character = columns.length > 2 ? 14.4 : characterWidth.card;
  const free = (right - left - characters * character) / Math.max(1, columns.length - 1);
  const gap = Math.min(60, Math.max(12, free));
  let x: number = left;
  return widths.map((width) => {
    const at = x;
    x += width * character + gap;
    return at;
  });
}
