import { Island } from "../islands/island.tsx";
import ContactFormIsland, { type FormInPage } from "./contact-form.island.tsx";
import { usePostedForm, usePostedReceipt } from "./posted-form.ts";
import { ReceiptInPage } from "./receipt/receipt.tsx";

/**
 * A form that stands in a page: the contact page's (spec sections 2 and 5), or the receipt of what was
 * posted with it; or Get Started, whose dialog shows what came of a post without script.
 */
export function ContactForm(props: FormInPage) {
  const isContact = props.kind === "contactPage";
  const posted = usePostedForm("contactPage");
  const receipt = usePostedReceipt("contactPage");
  if (isContact && receipt) {
    return <ReceiptInPage {...receipt} kind="contactPage" zone={null} sent={[]} />;
  }
  return (
    <Island
      of={ContactFormIsland}
      when="sent"
      props={{ ...props, posted: isContact ? posted : null }}
    />
  );
}
