import type { ReactNode } from "react";

import type { AnsweredKind } from "../../content/deadlines.ts";
import { bookLabel, closeLabel } from "../../content/control-labels.ts";
import { trialDaysContent, trialDaysOf } from "../../content/trial-days.ts";
import { trial, type TrialPlace } from "../../content/trial.ts";
import { buttonClass, LinkButton } from "../../ui/button.tsx";
import { ReceiptBar } from "./receipt-bar.tsx";
import { afterSending, receiptContent } from "./receipt-content.ts";
import { receiptTimes } from "./receipt-times.ts";
import type { SentRow } from "./sent-rows.ts";
import { TrialDays } from "./trial-days.tsx";

/** The fragment of the address that answers a post without script: the heading gets the focus. */
export const receiptId = "receipt";

export type ReceiptProps = {
  kind: AnsweredKind;
  reference: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Where the trial runs that was asked for; null without one. */
  place: TrialPlace | null;
  /** The visitor's, as `visitorZone` finds it; null for the office's. */
  zone: string | null;
  /** Empty where the page does not know it: its address holds nothing personal. */
  sent: readonly SentRow[];
  /** Where a visitor books a time; null where nothing is booked. */
  bookingUrl: string | null;
  /** The page without its receipt; null where `show-receipt.tsx` takes the receipt away. */
  back: string | null;
};

/** The receipt of a dialog's form: a sheet of paper whose middle scrolls. */
export function ReceiptSheet({
  kind,
  receivedAt,
  place,
  zone,
  bookingUrl,
  back,
  ...sent
}: ReceiptProps) {
  const times = receiptTimes(kind, receivedAt, zone);
  return (
    <div className="receipt-paper">
      <div className="receipt-head">
        <Received>{times.received}</Received>
        <Heading {...times} place={place} id={back === null ? undefined : receiptId} />
        <p className="receipt-where">
          {place === null || times.isOpen
            ? times.due.where
            : `${times.due.where}: ${trialDaysContent.officeClosed}`}
        </p>
        <Close to={back} />
      </div>
      <div className="receipt-body">
        {place === null ? (
          <>
            <ReceiptBar {...times} />
            {times.note !== null && <p className="receipt-note">{times.note}</p>}
            <Sent {...sent} />
            <Steps kind={kind} />
            <Meanwhile kind={kind} />
          </>
        ) : (
          <>
            <TrialDays place={place} dueAt={times.dueAt} zone={zone} />
            <Sent {...sent}>
              <TrialMeanwhile place={place} />
            </Sent>
          </>
        )}
      </div>
      <div className="receipt-foot">
        {bookingUrl === null ? (
          <Back to={back} className={buttonClass({ variant: "secondary" })}>
            {receiptContent.done}
          </Back>
        ) : (
          <LinkButton href={bookingUrl} label={bookLabel} variant="primary" />
        )}
        <Stored isTrial={place !== null} />
      </div>
    </div>
  );
}

/** The receipt of the contact page's form, in the place of the form. */
export function ReceiptInPage({
  kind,
  receivedAt,
  zone,
  bookingUrl,
  back,
  ...sent
}: Omit<ReceiptProps, "place">) {
  const times = receiptTimes(kind, receivedAt, zone);
  return (
    <div
      role="region"
      aria-label={receiptContent.name}
      className="receipt-in-page"
      data-received={receivedAt}
    >
      <Received>{times.received}</Received>
      <Heading {...times} place={null} id={back === null ? undefined : receiptId} />
      <p className="receipt-where">{times.due.where}</p>
      <ReceiptBar {...times} />
      {times.note !== null && <p className="receipt-note">{times.note}</p>}
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
            {bookingUrl !== null && (
              <LinkButton href={bookingUrl} label={bookLabel} variant="primary" />
            )}
            <Back to={back} className={buttonClass({ variant: "secondary" })}>
              {receiptContent.writeAnother}
            </Back>
          </p>
        </div>
      </div>
    </div>
  );
}

/** When it came in. */
export function Received({ children }: { children: string }) {
  return (
    <p className="receipt-received">
      <i aria-hidden="true" />
      {`${receiptContent.received} ${children}`}
    </p>
  );
}

type HeadingProps = Pick<ReturnType<typeof receiptTimes>, "due"> & {
  place: TrialPlace | null;
  id: string | undefined;
};

function Heading({ due, place, id }: HeadingProps) {
  return (
    <h2 id={id} tabIndex={-1} className="receipt-title">
      {place === null
        ? `${receiptContent.answerBy} ${due.by}.`
        : `${trial[place].firstStep} by ${due.by}.`}
    </h2>
  );
}

type SentProps = Pick<ReceiptProps, "reference" | "sent"> & {
  /** A last row. */
  children?: ReactNode;
};

function Sent({ reference, sent, children }: SentProps) {
  return (
    <dl className="receipt-sent">
      <div>
        <dt>{receiptContent.reference}</dt>
        <dd className="receipt-reference">
          <span translate="no">{reference}</span>{" "}
          <button
            type="button"
            className="receipt-link receipt-copy"
            data-scripted=""
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
      {children}
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

/** What to look at until the trial begins, as a row of the list. */
function TrialMeanwhile({ place }: { place: TrialPlace }) {
  const { link, after, href } = trialDaysOf[place].meanwhile;
  return (
    <div>
      <dt>{receiptContent.meanwhile}</dt>
      <dd>
        <a href={href} className="receipt-link">
          {link}
        </a>
        {after}
      </dd>
    </div>
  );
}

/** What is kept of it, and how it is erased. */
export function Stored({ isTrial = false }: { isTrial?: boolean }) {
  const { link, href, after } = receiptContent.erase;
  return (
    <p className="receipt-stored">
      {isTrial && (
        <>
          {trialDaysContent.billed}
          <br />
        </>
      )}
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

type BackProps = {
  to: string | null;
  className: string;
  children: ReactNode;
};

/** Takes the receipt away: a button for the script, a link without it. */
export function Back({ to, className, children }: BackProps) {
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

/** The cross of a sheet, its own drawing: the icons of a page are those that it shows itself. */
export const Close = ({ to }: Pick<BackProps, "to">) => (
  <Back to={to} className="receipt-close">
    <span className="sr-only">{closeLabel}</span>
    <svg aria-hidden="true" viewBox="0 0 16 16">
      <path d="m3 3 10 10M13 3 3 13" />
    </svg>
  </Back>
);
