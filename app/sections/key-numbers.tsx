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
  /**
   * The rule above the numbers: a hairline, or none where they are a section of their own. In `columns`
   * they are smaller, because their words may be longer.
   */
  rule?: "line" | "none" | "columns";
};

const rules = { line: styles.line, none: styles.columns, columns: styles.columns };

/** Four numbers on the quarters, each with what it counts. */
export function KeyNumbers({ numbers, rule = "line" }: KeyNumbersProps) {
  return (
    <dl className="grid grid-cols-2 md:grid-cols-4">
      {numbers.map(({ value, text, note }) => (
        <div key={value} className={`${styles.number} ${rules[rule]}`}>
          <dt className="mt-4px t-small text-ink2 text-balance">
            {text}
            {note !== undefined && <FootnoteRef note={note} />}
          </dt>
          <dd className={rule === "none" ? "t-d1" : "t-d2"}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
