import { renderToStaticMarkup } from "react-dom/server";

import { displayEmail } from "../../lib/display-email.ts";
import { isMailable } from "../../lib/is-mailable.ts";
import type { ReceiptFacts, RenderedReceipt, Submission } from "../contract.ts";
import { NewsletterReceipt } from "./newsletter-receipt.tsx";
import { receiptContent } from "./receipt-content.ts";
import { ReceiptInPage, ReceiptSheet } from "./receipt.tsx";
import { sentRows } from "./sent-rows.ts";
import css from "./receipt.css?inline";

/**
 * Renders the receipt of a form that was sent with script, which shows it (`show-receipt.ts`).
 *
 * @param submission what was sent
 * @param bookingUrl where a visitor books a time; null where nothing is booked
 */
export function renderReceipt(
  submission: Submission,
  { reference, receivedAt, needsConfirmation }: ReceiptFacts,
  bookingUrl: string | null,
): RenderedReceipt {
  const { kind, source } = submission;
  if (kind === "newsletter") {
    const isNarrow = source.opener === "footer";
    const { email } = submission.fields;
    const asked = isMailable(email) ? "unconfirmed" : "unreachable";
    const receipt = (
      <NewsletterReceipt
        reference={reference}
        state={needsConfirmation ? asked : "subscribed"}
        email={isNarrow ? undefined : displayEmail(email)}
        hasIssue={source.page === "/newsletter"}
      />
    );
    return { html: renderToStaticMarkup(receipt), css };
  }
  const props = { kind, reference, receivedAt, sent: sentRows(submission), bookingUrl, back: null };
  const receipt =
    kind === "contactPage" ? (
      <ReceiptInPage {...props} />
    ) : (
      <div popover="auto" role="region" aria-label={receiptContent.name} className="receipt-layer">
        <ReceiptSheet {...props} />
      </div>
    );
  return { html: renderToStaticMarkup(receipt), css };
}
