import { use } from "react";

import { useDocument } from "../../lib/document-context.ts";
import { PostedFormContext } from "../posted-form.ts";
import { NoticeContent } from "../posted-notice.tsx";
import noticeStyles from "../notice.module.css";
import { DocumentsReceipt } from "./documents-receipt.tsx";
import { receiptContent } from "./receipt-content.ts";
import { ReceiptSheet } from "./receipt.tsx";
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
    <p role="status" className={`${noticeStyles.sent} t-note text-ink2`}>
      <i aria-hidden="true" />
      <NoticeContent {...posted.message} titleClass="text-ink" />
    </p>
  );
}
