import { articleContent, readTime } from "../../content/articles.ts";
import { formatDate } from "../../lib/format.ts";
import { DrawingText } from "../../ui/drawing-text.tsx";
import { shorten } from "./text.ts";
import { box, type DrawingProps, labelLength } from "./window.ts";
import styles from "./insight-cover.module.css";

const frames = {
  card: { names: 40, values: 236, right: 664, top: 44, bottom: 396 },
  band: { names: 0, values: 376, right: 1344, top: 40, bottom: 360 },
} as const;

/** The facts of an insight in a ruled table, the first one live. */
export function Plate({ insight, window }: DrawingProps) {
  const { tags, author, publishedAt, readMinutes } = insight;
  const { names, values, right, top, bottom } = frames[window];
  const facts = [
    { name: articleContent.tags, value: tags.join(", ") },
    { name: articleContent.author, value: author },
    { name: articleContent.published, value: formatDate(publishedAt) },
    { name: articleContent.length, value: readTime(readMinutes) },
  ].filter(({ value }) => value !== "");
  const pitch = (bottom - top) / facts.length;
  return (
    <>
      <path d={`M${names} ${top}H${right}`} className={styles.line} />
      <path
        d={facts.map((_, row) => `M${names} ${top + pitch * (row + 1)}H${right}`).join("")}
        className="stroke-edge"
      />
      <path
        d={box(values - 16, top, right - values + 16, pitch)}
        data-part="live"
        className="fill-signal-fill"
      />
      {facts.map(({ name, value }, row) => {
        const middle = top + pitch * (row + 0.5);
        return (
          <g key={name}>
            <DrawingText
              x={names}
              y={middle + 7}
              className={`${styles.label} fill-ink2`}
              text={name}
            />
            <DrawingText
              x={values}
              y={middle + 11}
              className={`${styles.words} ${row === 0 ? "fill-on-signal" : ""}`}
              text={shorten(value, window === "card" ? 24 : labelLength)}
            />
          </g>
        );
      })}
    </>
  );
}
