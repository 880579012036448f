import type { receiptTimes } from "./receipt-times.ts";
import { receiptContent } from "./receipt-content.ts";

/** Widths of the bar from which a label has room, in pixels; `receipt.css` has a rule for each. */
const widths = [280, 340, 500, 640, 860] as const;

/** The share of the bar that a word above it needs, on phones too. */
const minShare = 0.28;

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/**
 * From the receipt of a message to its answer: the office hours outlined, and who writes outside them. It
 * repeats what the heading says.
 */
export function ReceiptBar(times: ReturnType<typeof receiptTimes>) {
  const { start, end, open, closed, onDuty, labels } = times;
  const isWide = ({ from, to }: { from: number; to: number }) => to - from >= minShare;
  const opened = open.find(isWide);
  const shut = closed.find(isWide);
  return (
    <div aria-hidden="true" className="receipt-bar">
      <p className="receipt-above">
        {opened && (
          <span style={{ left: percent(opened.from) }}>{`${receiptContent.officeOpen} `}</span>
        )}
        {shut && onDuty !== null && (
          <span className="receipt-duty" style={{ left: percent((shut.from + shut.to) / 2) }}>
            <span>{`${onDuty} `}</span>
            {receiptContent.onDuty}
          </span>
        )}
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
