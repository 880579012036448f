import { use } from "react";

import { useDocument } from "../../lib/document-context.ts";
import { PostedFormContext } from "../posted-form.ts";
import { SentNotice } from "../sent-notice.tsx";
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
  const { kind, ...receipt } = posted.receipt;
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
        <ReceiptSheet {...receipt} kind={kind} sent={[]} />
      </div>
    </>
  );
}
