import { DrawingText } from "../../ui/drawing-text.tsx";
import { shorten } from "./text.ts";
import { box, type DrawingProps, labelLength } from "./window.ts";
import styles from "./insight-cover.module.css";

const frames = {
  card: { left: 40, room: 624, height: 96, tops: [104, 286] },
  band: { left: 360, room: 984, height: 120, tops: [48, 224] },
} as const;

/** The two halves of the title, one above the other: a block for each word, as long as the word. */
export function Pairs({ insight: { title }, window }: DrawingProps) {
  const { left, room, height, tops } = frames[window];
  const halves = splitTitle(title);
  const unit = room / Math.max(...halves.map(({ length }) => length));
  return halves.map((half, side) => {
    const top = tops[side] ?? 0;
    const words = Array.from(half.matchAll(/\S+/g), ({ 0: word, index }) =>
      box(left + index * unit, top, word.length * unit, height),
    );
    return (
      <g key={side}>
        <DrawingText
          x={window === "card" ? 40 : 0}
          y={window === "card" ? top - 17 : top + height / 2 + 5}
          className={`${styles.label} fill-ink2`}
          text={shorten(half, labelLength)}
        />
        <path
          d={words.join("")}
          data-part={side === 1 ? "live" : "first"}
          className={side === 1 ? "fill-signal-fill" : "fill-ink"}
        />
      </g>
    );
  });
}

/** At its first colon, semicolon or comma, else in its middle. */
export function splitTitle(title: string): [string, string] {
  const [, first, second] = /^(.+?)[:;,]\s+(.+)$/su.exec(title) ?? [];
  if (first !== undefined && second !== undefined) return [first, second];
  const words = title.split(/\s+/);
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(" "), words.slice(middle).join(" ")];
}
