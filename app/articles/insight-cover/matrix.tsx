import { DrawingText } from "../../ui/drawing-text.tsx";
import type { Drawings } from "../cover.ts";
import { box, linesOf, type Window } from "./window.ts";

type MatrixProps = Drawings["matrix"] & { window: Window };

const grids = {
  card: { x: [230, 450], y: [73, 238], width: 212, height: 157, names: 40, line: 26, words: 37 },
  band: { x: [360, 856], y: [52, 220], width: 487, height: 160, names: 0, line: 18, words: 36 },
} as const;

/** How many characters stand in one line. */
const lengths = { card: { name: 12, cell: 13 }, band: { name: 40, cell: 28 } } as const;

/** Two by two cells. */
export function Matrix({ columns, rows, live, window }: MatrixProps) {
  const { x, y, width, height, names, line, words } = grids[window];
  const { name: nameLength, cell: cellLength } = lengths[window];
  return (
    <>
      {columns.map((name, at) => (
        <DrawingText
          key={at}
          x={(x[at] ?? 0) + (window === "card" ? 5 - 3 * at : 0)}
          y={(y[0] ?? 0) - (window === "card" ? 21 : 14)}
          className={`insight-cover-label insight-cover-soft ${at === 1 ? "insight-cover-last" : "insight-cover-tight"}`}
        >
          {name}
        </DrawingText>
      ))}
      {rows.map(({ name, cells }, row) => {
        const top = y[row] ?? 0;
        const lines = linesOf(name, nameLength);
        return (
          <g key={row}>
            {lines.map((text, index) => (
              <DrawingText
                key={index}
                x={names}
                y={top + height / 2 + (index - (lines.length - 1) / 2) * line + 6}
                className="insight-cover-label insight-cover-soft insight-cover-tight"
              >
                {text}
              </DrawingText>
            ))}
            {cells.map((cell, at) => {
              const isLive = live[0] === row && live[1] === at;
              return (
                <g key={at}>
                  <path
                    d={box(x[at] ?? 0, top, width, height)}
                    className={isLive ? "insight-cover-live" : "insight-cover-open"}
                  />
                  {linesOf(cell, cellLength).map((text, index) => (
                    <DrawingText
                      key={index}
                      x={(x[at] ?? 0) + 18}
                      y={top + 48 + index * words}
                      className={`insight-cover-words ${isLive ? "insight-cover-on-live" : ""}`}
                    >
                      {text}
                    </DrawingText>
                  ))}
                </g>
              );
            })}
          </g>
        );
      })}
    </>
  );
}
