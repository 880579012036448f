import type { receiptTimes } from "./receipt-times.ts";

/** Widths of the bar from which a label has room, in pixels; `receipt.css` has a rule for each. */
const widths = [280, 340, 500, 640, 860] as const;

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/**
 * From the receipt of a message to its answer: a ruler of hours or days, the office hours outlined. It
 * repeats what the heading says.
 */
export function ReceiptBar(times: ReturnType<typeof receiptTimes>) {
  const { length, start, end, open, ticks, labels } = times;
  return (
    <div aria-hidden="true" className="receipt-bar">
      <p className="receipt-length">
        <span>{length}</span>
      </p>
      <div className="receipt-track">
        {open.map(({ from, to }) => (
          <i
            key={from}
            className="receipt-open"
            style={{ left: percent(from), width: percent(to - from) }}
          />
        ))}
        <b className="receipt-fill" />
      </div>
      <div className="receipt-ticks">
        {ticks.map(({ at, isMajor }) => (
          <i
            key={at}
            className={isMajor ? "receipt-major" : undefined}
            style={{ left: percent(at) }}
          />
        ))}
      </div>
      <p className="receipt-labels">
        <span>{start}</span>{" "}
        {labels.map(({ at, text, minWidth }) => {
          const width = widths.find((one) => one >= minWidth);
          return (
            width !== undefined && (
              <span key={at} data-from={width} style={{ left: percent(at) }}>
                {`${text} `}
              </span>
            )
          );
        })}
        <span>{end}</span>
      </p>
    </div>
  );
}
