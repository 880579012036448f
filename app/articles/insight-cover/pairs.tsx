import { DrawingText } from "../../ui/drawing-text.tsx";
import type { Drawings } from "../cover.ts";
import { Bars } from "./bars.tsx";
import { box, round, type Window } from "./window.ts";

type PairsProps = Drawings["pairs"] & { window: Window };

/** Two wholes, one above the other, in their parts; without totals the rows one by one. */
export function Pairs({ names, rows, totals, live, window }: PairsProps) {
  if (!totals) return <Rows {...{ names, rows, live, window }} />;
  const sums = [0, 1].map((side) => rows.reduce((sum, { values }) => sum + (values[side] ?? 0), 0));
  const longest = Math.max(...sums);
  const [left, height, tops] =
    window === "card" ? ([40, 85, [96, 262]] as const) : ([360, 110, [48, 228]] as const);
  const room = window === "card" ? 622 : 984;
  return sums.map((sum, side) => {
    const top = tops[side] ?? 0;
    const width = (room * sum) / longest;
    const isLive = side === live;
    // The live figure stands behind its bar where there is room.
    const isBeside = isLive && width < room / 2;
    const name = isBeside ? names[side] : `${names[side]}, ${totals[side]}`;
    return (
      <g key={side}>
        <DrawingText
          x={window === "card" ? 40 : 0}
          y={window === "card" ? top - 17 : top + height / 2 + 5}
          className="insight-cover-label insight-cover-soft"
        >
          {name}
        </DrawingText>
        <path
          d={box(left, top, width, height)}
          className={isLive ? "insight-cover-live" : "insight-cover-part"}
        />
        {!isLive && <path d={hatching(left, top, width, height)} className="insight-cover-hatch" />}
        <path
          d={seams(rows, side, left, top, width / sum, height)}
          className={isLive ? "insight-cover-seam" : "insight-cover-line"}
        />
        {isBeside && (
          <DrawingText
            x={round(left + width + 26)}
            y={top + height / 2 + (window === "card" ? 34 : 30)}
            className="insight-cover-figure"
          >
            {totals[side]}
          </DrawingText>
        )}
      </g>
    );
  });
}

/** Diagonals within a bar, 10 apart. */
function hatching(left: number, top: number, width: number, height: number): string {
  const count = Math.floor((width + height) / 10);
  return Array.from({ length: count }, (_, index) => {
    const at = 10 * (index + 1);
    const fromX = Math.max(0, at - height);
    const toX = Math.min(width, at);
    return `M${round(left + fromX)} ${round(top + at - fromX)}L${round(left + toX)} ${round(top + at - toX)}`;
  }).join("");
}

/** The lines between the parts of a bar. */
function seams(
  rows: Drawings["pairs"]["rows"],
  side: number,
  left: number,
  top: number,
  scale: number,
  height: number,
): string {
  let sum = 0;
  return rows
    .slice(0, -1)
    .map(({ values }) => {
      sum += values[side] ?? 0;
      return `M${round(left + sum * scale)} ${top}v${height}`;
    })
    .join("");
}

/** Rows that are no parts of a whole: the column that is live, the largest difference first. */
function Rows({
  names,
  rows,
  live,
  window,
}: Pick<PairsProps, "names" | "rows" | "live" | "window">) {
  const bars = rows.flatMap(({ name, values, texts }) =>
    ([0, 1] as const).map((side) => ({
      name: `${name}, ${names[side]}`,
      value: values[side],
      text: texts[side],
    })),
  );
  return <Bars bars={bars.slice(0, 4)} live={live} window={window} opening="" />;
}
