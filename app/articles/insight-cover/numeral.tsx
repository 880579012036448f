import { DrawingText } from "../../ui/drawing-text.tsx";
import type { Drawings } from "../cover.ts";
import { round, type Window } from "./window.ts";

type NumeralProps = Drawings["numeral"] & { window: Window };

/** The largest size, and the width of a digit in parts of it. */
const fontSize = 300;
const digit = 0.56;

/** One figure, as large as the drawing, and what it counts. */
export function Numeral({ figure, caption, window }: NumeralProps) {
  const [left, room] = window === "card" ? [36, 628] : [352, 984];
  const scale = round(Math.min(1, room / (figure.length * digit * fontSize)) * 100) / 100;
  return (
    <>
      <path
        d={window === "card" ? "M626 40h38v38h-38z" : "M0 72h38v38h-38z"}
        className="insight-cover-live"
      />
      <DrawingText
        transform={`translate(${left} ${window === "card" ? 370 : 290}) scale(${scale})`}
        className="insight-cover-numeral"
      >
        {figure}
      </DrawingText>
      <DrawingText
        x={window === "card" ? 40 : 360}
        y={window === "card" ? 414 : 344}
        className="insight-cover-label insight-cover-soft"
      >
        {caption}
      </DrawingText>
    </>
  );
}
