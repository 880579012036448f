import { readTime } from "../../content/articles.ts";
import { formatDate } from "../../lib/format.ts";
import { DrawingText } from "../../ui/drawing-text.tsx";
import { shorten, toLines } from "./text.ts";
import styles from "./insight-cover.module.css";
import { box, type DrawingProps } from "./window.ts";

const grids = {
  card: { x: [40, 358], y: [40, 226], width: 306, height: 174 },
  band: { x: [360, 858], y: [40, 206], width: 486, height: 154 },
} as const;

/** How many characters of a text fit in the width of a cell. */
const lineLength = 16;

/** Two tags of an insight, its length and date in two by two cells, the first tag live. */
export function Matrix({ insight, window }: DrawingProps) {
  const { tags, readMinutes, publishedAt, author } = insight;
  const { x, y, width, height } = grids[window];
  const texts = [...tags.slice(0, 2), readTime(readMinutes), formatDate(publishedAt), author];
  return [0, 1, 2, 3].map((at) => {
    const [left, top] = [x[at % 2] ?? 0, y[at < 2 ? 0 : 1]];
    return (
      <g key={at}>
        <path
          d={box(left, top, width, height)}
          data-part={at === 0 ? "live" : undefined}
          className={at === 0 ? "fill-signal-fill" : styles.open}
        />
        {toLines(shorten(texts[at] ?? "", 26), lineLength).map((line, index) => (
          <DrawingText
            key={index}
            x={left + 18}
            y={top + 48 + index * 37}
            className={`${styles.words} ${at === 0 ? "fill-on-signal" : ""}`}
            text={shorten(line, lineLength)}
          />
        ))}
      </g>
    );
  });
}
