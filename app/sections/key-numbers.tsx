import { FootnoteRef } from "./footnote-ref.tsx";
import styles from "./key-numbers.module.css";

type KeyNumber = {
  value: string;
  text: string;
  /** Number of its source line. */
  note?: number;
};

type KeyNumbersProps = {
  numbers: readonly KeyNumber[];
  /** `columns`: rules stand between the numbers, not above them. `large`: so they do, and the numbers are larger. */
  layout?: "columns" | "large";
};

/** Four numbers on the quarters, each with what it counts. */
export function KeyNumbers({ numbers, layout }: KeyNumbersProps) {
  return (
    <dl className="grid grid-cols-2 md:grid-cols-4">
      {numbers.map(({ value, text, note }) => (
        <div
          key={value}
          className={`${styles.number} wrap-anywhere ${layout === undefined ? styles.line : styles.columns}`}
        >
          <dt className="mt-4px t-small text-ink2 text-balance">
            {text}
            {note !== undefined && <FootnoteRef note={note} />}
          </dt>
          <dd className={layout === "large" ? "t-d1" : "t-d2"}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
