import { use } from "react";

import { resultPrefix, validationErrorTitle } from "../../content/messages.ts";
import { useDocument } from "../../lib/document-context.ts";
import { SkipLink } from "../../ui/skip-link.tsx";
import { PostedFormContext } from "../posted-form.ts";
import { NoticeContent } from "../posted-notice.tsx";
import noticeStyles from "../notice.module.css";
import { DocumentsReceipt } from "./documents-receipt.tsx";
import { receiptContent } from "./receipt-content.ts";
import { receiptId, ReceiptSheet } from "./receipt.tsx";
import css from "./receipt.css?inline";

/**
 * Says that a form posted without script has arrived. The receipt of a dialog's form lies over the page;
 * those of other forms stand in their places, with the styles from here.
 */
export function PostedReceipt() {
  const posted = use(PostedFormContext);
  const { nonce } = useDocument();
  if (!posted?.ok || posted.receipt === null) return <SentNotice />;
  const { kind, documents, ...receipt } = posted.receipt;
  const styles = <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
  if (kind === "newsletter") return styles;
  if (kind === "contactPage") {
    return (
      <>
        {styles}
        <SentNotice />
      </>
    );
  }
  return (
    <>
      {styles}
      <div role="region" aria-label={receiptContent.name} className="receipt-layer">
        <div className="receipt-notice">
          <SentNotice />
        </div>
        {documents === undefined ? (
          <ReceiptSheet {...receipt} kind={kind} zone={null} sent={[]} />
        ) : (
          <DocumentsReceipt
            {...receipt}
            kind={kind}
            zone={null}
            isMailed={documents === "mailed"}
            email={null}
          />
        )}
      </div>
    </>
  );
}

/** Says that a form posted without script has arrived, in the look and place of a toast. */
function SentNotice() {
  const posted = use(PostedFormContext);
  // The newsletter's page says it itself.
  if (!posted?.ok || posted.kind === "newsletter") return null;
  return (
    <p role="status" className={`${noticeStyles.sent} bg-surface t-note text-ink2`}>
      <i aria-hidden="true" />
      <NoticeContent {...posted.message} titleClass="text-ink" />
    </p>
  );
}

/**
 * The first line of the page that answers a form posted without script: what came of it, and links to the
 * receipt or to the failing fields. A browser that drops the fragment of an address, or has no styles, begins
 * there; others show its links once they have the focus.
 */
export function PostedLine() {
  const posted = use(PostedFormContext);
  if (!posted) return null;
  const { ok, kind, message } = posted;
  const links = ok
    ? posted.receipt && [[receiptId, receiptContent.name] as const]
    : Object.entries(posted.errors).map(([name, text]) => [`${kind}-${name}`, text] as const);
  const { title, description } = message ?? { title: validationErrorTitle, description: "" };
  const prefix = resultPrefix[ok ? "sent" : "failed"];
  return (
    <aside aria-label={title}>
      <p className="sr-only">{`${prefix} ${title} ${description}`}</p>
      {links?.map(([id, text]) => (
        <p key={id}>
          <SkipLink label={text} target={id} />
        </p>
      ))}
    </aside>
  );
}
