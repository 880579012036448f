import { newsletterReceiptContent, receiptContent } from "./receipt-content.ts";
import { receiptId } from "./receipt.tsx";

type NewsletterReceiptProps = {
  reference: string;
  /** Whether the address gets the newsletter, a mail asks to confirm it, or no mail of ours reaches it. */
  state: "subscribed" | "unconfirmed" | "unreachable";
  /** Undefined in the footer, which has no room for it, and where the page does not know it. */
  email: string | undefined;
  /** Whether the page shows the last issue itself. */
  hasIssue: boolean;
  /** Whether it was posted without script: then its page leads on, and nothing takes it away. */
  isPosted?: boolean;
};

/** The receipt of a subscription, in the place of the field. */
export function NewsletterReceipt(props: NewsletterReceiptProps) {
  const { reference, state, email, hasIssue, isPosted = false } = props;
  const { last, another } = newsletterReceiptContent;
  const { title, text } = newsletterReceiptContent[state];
  return (
    <div role="region" aria-label={receiptContent.name} className="receipt-newsletter">
      <i aria-hidden="true" />
      <p id={isPosted ? receiptId : undefined} tabIndex={-1}>
        <b>{title}</b> {text(email)}
      </p>
      <p>
        <span className="receipt-label">{`${newsletterReceiptContent.reference} ${reference}`}</span>{" "}
        {!hasIssue && (
          <a href={last.href} className="receipt-link">
            {last.label}
          </a>
        )}{" "}
        {!isPosted && (
          <button type="button" data-receipt-close="" className="receipt-link">
            {another}
          </button>
        )}
      </p>
    </div>
  );
}
