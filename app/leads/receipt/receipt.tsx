import type { ReactNode } from "react";

import { bookLabel, closeLabel } from "../../content/control-labels.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ReceiptBar } from "./receipt-bar.tsx";
import { type AnsweredKind, afterSending, receiptContent } from "./receipt-content.ts";
import { receiptTimes } from "./receipt-times.ts";
import type { SentRow } from "./sent-rows.ts";

/** The fragment of the address that answers a post without script: the heading gets the focus. */
export const receiptId = "receipt";

type ReceiptProps = {
  kind: AnsweredKind;
  reference: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Empty where the page does not know it: its address holds nothing personal. */
  sent: readonly SentRow[];
  /** Where a visitor books a time; null where nothing is booked. */
  bookingUrl: string | null;
  /** The page without its receipt; null where `show-receipt.tsx` takes the receipt away. */
  back: string | null;
};

/** The receipt of a dialog's form: a sheet of paper whose middle scrolls. */
export function ReceiptSheet({ kind, receivedAt, bookingUrl, back, ...sent }: ReceiptProps) {
  const times = receiptTimes(kind, receivedAt);
  return (
    <div className="receipt-paper">
      <div className="receipt-head">
        <Received>{times.received}</Received>
        <Heading {...times} id={back === null ? undefined : receiptId} />
        <Back to={back} className="receipt-close">
          <span className="sr-only">{closeLabel}</span>
          {/* The icons of a page are those that it shows itself. */}
          <svg aria-hidden="true" viewBox="0 0 16 16">
            <path d="m3 3 10 10M13 3 3 13" />
          </svg>
        </Back>
      </div>
      <div className="receipt-body">
        <ReceiptBar {...times} />
        <Sent {...sent} />
        <Steps kind={kind} />
        <Meanwhile kind={kind} />
      </div>
      <div className="receipt-foot">
        {bookingUrl === null ? (
          <Back to={back} className={buttonClass({ variant: "secondary" })}>
            {receiptContent.done}
          </Back>
        ) : (
          <Book url={bookingUrl} />
        )}
        <Stored />
      </div>
    </div>
  );
}

/** The receipt of the contact page's form, in the place of the form. */
export function ReceiptInPage({ kind, receivedAt, bookingUrl, back, ...sent }: ReceiptProps) {
  const times = receiptTimes(kind, receivedAt);
  return (
    <div
      role="region"
      aria-label={receiptContent.name}
      className="receipt-in-page"
      data-hour={times.hourOfWeek}
    >
      <Received>{times.receivedLong}</Received>
      <Heading {...times} id={back === null ? undefined : receiptId} />
      <ReceiptBar {...times} />
      <div className="receipt-halves">
        <div>
          <h3 className="receipt-label">{receiptContent.sent}</h3>
          <Sent {...sent} />
          <Stored />
        </div>
        <div>
          <h3 className="receipt-label">{receiptContent.next}</h3>
          <Steps kind={kind} />
          <Meanwhile kind={kind} />
          <p className="receipt-actions">
            {bookingUrl !== null && <Book url={bookingUrl} />}
            <Back to={back} className={buttonClass({ variant: "secondary" })}>
              {receiptContent.writeAnother}
            </Back>
          </p>
        </div>
      </div>
    </div>
  );
}

function Received({ children }: { children: string }) {
  return (
    <p className="receipt-received">
      <i aria-hidden="true" />
      {`${receiptContent.received} ${children}`}
    </p>
  );
}

type HeadingProps = Pick<ReturnType<typeof receiptTimes>, "dueDay" | "dueTime"> & {
  id: string | undefined;
};

function Heading({ dueDay, dueTime, id }: HeadingProps) {
  return (
    <h2 id={id} tabIndex={-1} className="receipt-title">
      {`${receiptContent.answerBy} ${dueDay}, ${dueTime}.`}
    </h2>
  );
}

function Sent({ reference, sent }: Pick<ReceiptProps, "reference" | "sent">) {
  return (
    <dl className="receipt-sent">
      <div>
        <dt>{receiptContent.reference}</dt>
        <dd className="receipt-reference">
          <span translate="no">{reference}</span>{" "}
          <button
            type="button"
            className="receipt-link receipt-copy"
            data-copy={reference}
            data-copied={receiptContent.copied}
          >
            {receiptContent.copy}
          </button>{" "}
          <span aria-live="polite" className="sr-only" />
        </dd>
      </div>
      {sent.map(({ label, value, isLong }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">
            {isLong ? (
              <>
                <span className="receipt-long">{value}</span>
                {/* `show-receipt.tsx` shows it where the text is cut. */}
                <button type="button" className="receipt-link" data-receipt-more="" hidden>
                  {receiptContent.showAll}
                </button>
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Steps({ kind }: { kind: AnsweredKind }) {
  return (
    <ol className="receipt-steps">
      {afterSending[kind].steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function Meanwhile({ kind }: { kind: AnsweredKind }) {
  const { title, action, href } = afterSending[kind].meanwhile;
  return (
    <p className="receipt-meanwhile">
      <span className="receipt-label">{receiptContent.meanwhile}</span> <b>{title}</b>{" "}
      <a href={href} aria-label={`${action}: ${title}`} className="receipt-link">
        {action}
      </a>
    </p>
  );
}

function Stored() {
  const { link, href, after } = receiptContent.erase;
  return (
    <p className="receipt-stored">
      {`${receiptContent.stored} `}
      <span>
        <a href={href} className="receipt-link">
          {link}
        </a>
        {after}
      </span>
    </p>
  );
}

function Book({ url }: { url: string }) {
  return (
    <a href={url} className={buttonClass({ variant: "primary" })}>
      {bookLabel}
    </a>
  );
}

type BackProps = {
  to: string | null;
  className: string;
  children: ReactNode;
};

/** Takes the receipt away: a button for the script, a link without it. */
function Back({ to, className, children }: BackProps) {
  return to === null ? (
    <button type="button" data-receipt-close="" className={className}>
      {children}
    </button>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
