import { Island } from "../islands/island.tsx";
import ContactFormIsland from "./contact-form.island.tsx";
import { usePostedForm, usePostedReceipt } from "./posted-form.ts";
import { ReceiptInPage } from "./receipt/receipt.tsx";

type ContactFormProps = {
  ctaId: string;
  /** Two short lines beside the submit button. */
  promise: readonly [string, string];
};

/** The contact page's form (spec sections 2 and 5), or the receipt of what was posted with it. */
export function ContactForm({ ctaId, promise }: ContactFormProps) {
  const posted = usePostedForm("contactPage");
  const receipt = usePostedReceipt("contactPage");
  if (receipt) return <ReceiptInPage {...receipt} kind="contactPage" sent={[]} />;
  return <Island of={ContactFormIsland} when="sent" props={{ posted, ctaId, promise }} />;
}
