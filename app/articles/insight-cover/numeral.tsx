import { coverContent } from "../../content/insight-covers.ts";
import { DrawingText } from "../../ui/drawing-text.tsx";
import type { CoveredInsight } from "../contract.ts";
import { getClause, shorten } from "./text.ts";
import { type DrawingProps, labelLength } from "./window.ts";
import styles from "./insight-cover.module.css";

/** The largest size, and the width of a digit in parts of it. */
const fontSize = 300;
const digit = 0.56;

/** One number, as large as the drawing, and what it counts. */
export function Numeral({ insight, window }: DrawingProps) {
  const { number, caption } = getNumeral(insight);
  const [left, room] = window === "card" ? [36, 628] : [352, 984];
  const scale = Math.round(Math.min(1, room / (number.length * digit * fontSize)) * 1000) / 1000;
  return (
    <>
      <path
        d={window === "card" ? "M626 40h38v38h-38z" : "M0 72h38v38h-38z"}
        data-part="live"
        className="fill-signal-fill"
      />
      <DrawingText
        data-part="numeral"
        transform={`translate(${left} ${window === "card" ? 370 : 290}) scale(${scale})`}
        className={styles.numeral}
        text={number}
      />
      <DrawingText
        x={window === "card" ? 40 : 360}
        y={window === "card" ? 414 : 344}
        className={`${styles.label} fill-ink2`}
        text={caption}
      />
    </>
  );
}

/** A number, after what stands before it; Safari 15.4 knows no lookbehind. */
const numberPattern =
  /(^|[^\p{L}\d.,-])([$€£]?\d+(?:,\d{3})*(?:\.\d+)?(?:%|\s?(?:ms|million|billion|x|×)(?!\p{L}))?)(?![\p{L}\d-])/gu;
const year = /^(?:19|20)\d\d(?:\.\d+)?$/;
const maxLength = 12;

/** The first number of the title, else of the excerpt, with the words after it; else the reading time. */
export function getNumeral({
  title,
  excerpt,
  readMinutes,
}: Pick<CoveredInsight, "title" | "excerpt" | "readMinutes">) {
  for (const [source, text] of [
    ["title", title],
    ["excerpt", excerpt],
  ] as const) {
    const found = Array.from(text.matchAll(numberPattern)).find(
      ([, , number = ""]) => !year.test(number) && number.length <= maxLength,
    );
    if (!found) continue;
    const [whole, , number = ""] = found;
    const words = getClause(`${text.slice(found.index + whole.length)} `);
    return { source, number, caption: shorten(words, labelLength) };
  }
  return {
    source: "length" as const,
    number: String(readMinutes),
    caption: coverContent.minutesToRead(readMinutes),
  };
}
