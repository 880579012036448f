import { newsletterReceiptContent, receiptContent } from "./receipt-content.ts";
import { receiptId } from "./receipt.tsx";

type NewsletterReceiptProps = {
  reference: string;
  /** Whether a mail asks to confirm the address. */
  needsConfirmation: boolean;
  /** Undefined in the footer, which has no room for it, and where the page does not know it. */
  email: string | undefined;
  /** Whether the page shows the last issue itself. */
  hasIssue: boolean;
  /** The page without its receipt; null where `show-receipt.ts` takes the receipt away. */
  back: string | null;
};

/** The receipt of a subscription, in the place of the field. */
export function NewsletterReceipt(props: NewsletterReceiptProps) {
  const { reference, needsConfirmation, email, hasIssue, back } = props;
  const { unconfirmed, subscribed, last, another } = newsletterReceiptContent;
  const { title, text } = needsConfirmation ? unconfirmed : subscribed;
  return (
    <div role="region" aria-label={receiptContent.name} className="receipt-newsletter">
      <i aria-hidden="true" />
      <p id={back === null ? undefined : receiptId} tabIndex={-1}>
        <b>{title}</b> {text(email)}
      </p>
      <p>
        <span className="receipt-label">{`${newsletterReceiptContent.reference} ${reference}`}</span>
        {!hasIssue && (
          <a href={last.href} className="receipt-link">
            {last.label}
          </a>
        )}
        {back === null ? (
          <button type="button" data-receipt-close="" className="receipt-link">
            {another}
          </button>
        ) : (
          <a href={back} className="receipt-link">
            {another}
          </a>
        )}
      </p>
    </div>
  );
}
