import { bookingLink } from "../../lib/booking-link.ts";
import { isMailable } from "../../lib/is-mailable.ts";
import { visitorZone } from "../../lib/zoned-time.ts";
import type { SentReceipt as Facts, Submission } from "../contract.ts";
import { DocumentsReceipt } from "./documents-receipt.tsx";
import { NewsletterReceipt } from "./newsletter-receipt.tsx";
import { receiptContent } from "./receipt-content.ts";
import { ReceiptInPage, ReceiptSheet } from "./receipt.tsx";
import { getSenderName, sentRows } from "./sent-rows.ts";

type SentReceiptProps = Facts & {
  /** What was sent. */
  submission: Pick<Submission, "kind" | "fields" | "source">;
};

/** The receipt of a form that was sent with script, which `show-receipt.tsx` puts into its place. */
export function SentReceipt({ submission, needsConfirmation, email, ...facts }: SentReceiptProps) {
  const { kind, source } = submission;
  if (kind === "newsletter") {
    const asked = isMailable(submission.fields.email) ? "unconfirmed" : "unreachable";
    return (
      <NewsletterReceipt
        reference={facts.reference}
        state={needsConfirmation ? asked : "subscribed"}
        email={source.opener === "footer" ? undefined : email}
        hasIssue={source.page === "/newsletter"}
      />
    );
  }
  const { documents, ...shown } = facts;
  const { reference } = facts;
  const booker = { name: getSenderName(submission), email, reference };
  const props = {
    ...shown,
    bookingUrl: bookingLink(facts.bookingUrl, booker),
    kind,
    zone: visitorZone(),
    sent: sentRows(submission, email),
    back: null,
  };
  return kind === "contactPage" ? (
    <ReceiptInPage {...props} />
  ) : (
    <div popover="auto" role="region" aria-label={receiptContent.name} className="receipt-layer">
      {documents === undefined ? (
        <ReceiptSheet {...props} />
      ) : (
        <DocumentsReceipt {...props} isMailed={documents === "mailed"} email={email} />
      )}
    </div>
  );
}
