import { FootnoteRef } from "./footnote-ref.tsx";

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

const columnsClass = "md:pr-16px md:[&+&]:border-l border-line";

const rules = {
  line: "md:pr-8px border-t border-line",
  none: columnsClass,
  columns: columnsClass,
};

/** Four numbers on the quarters, each with what it counts. */
export function KeyNumbers({ numbers, rule = "line" }: KeyNumbersProps) {
  return (
    <dl className="grid grid-cols-2 md:grid-cols-4">
      {numbers.map(({ value, text, note }) => (
        <div
          key={value}
          className={`flex flex-col-reverse justify-end pt-20px pb-24px pr-20px md:pl-24px md:first:pl-0 ${rules[rule]}`}
        >
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
