import { Island } from "../../islands/island.tsx";
import { usePostedForm } from "../posted-form.ts";
import ContactUsForm from "./contact-us-form.island.tsx";
import { LeadDialog } from "./lead-dialog.tsx";

/** Contact Us: opened from the company page (spec sections 2 and 5). */
export function ContactUsDialog() {
  const posted = usePostedForm("contactUs");
  return (
    <LeadDialog kind="contactUs" posted={posted}>
      <Island of={ContactUsForm} props={{ posted }} />
    </LeadDialog>
  );
}
