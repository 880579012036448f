import { coverContent } from "../../content/insight-covers.ts";
import { formatShortDay } from "../../lib/format.ts";
import { DrawingText } from "../../ui/drawing-text.tsx";
import { box, type DrawingProps } from "./window.ts";
import styles from "./insight-cover.module.css";

const frames = {
  card: { left: 40, right: 664, bottom: 372, pitch: 52, bar: 40, step: 26, labels: 406, date: 122 },
  band: {
    left: 360,
    right: 1344,
    bottom: 336,
    pitch: 82,
    bar: 64,
    step: 24,
    labels: 366,
    date: 112,
  },
} as const;

/** The year of publication, a bar for each month as high as the part of the year that ends with it. */
export function Bars({ insight: { publishedAt }, window }: DrawingProps) {
  const { left, right, bottom, pitch, bar, step, labels, date } = frames[window];
  const live = new Date(publishedAt).getUTCMonth();
  const bars = Array.from({ length: 12 }, (_, month) =>
    box(left + pitch * month, bottom - step * (month + 1), bar, step * (month + 1)),
  );
  return (
    <>
      <path d={bars.slice(0, live).join("")} data-part="before" className="fill-ink" />
      <path d={bars[live]} data-part="live" className="fill-signal-fill" />
      <path d={bars.slice(live + 1).join("")} data-part="after" className={styles.open} />
      <DrawingText
        x={left - 4}
        y={date}
        className={styles.figure}
        text={formatShortDay(publishedAt)}
      />
      <DrawingText
        x={left}
        y={labels}
        className={`${styles.label} fill-ink2`}
        text={coverContent.firstMonth}
      />
      <DrawingText
        x={right}
        y={labels}
        textAnchor="end"
        className={`${styles.label} fill-ink2`}
        text={coverContent.lastMonth}
      />
    </>
  );
}
