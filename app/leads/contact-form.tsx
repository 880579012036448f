import { Island } from "../islands/island.tsx";
import ContactFormIsland from "./contact-form.island.tsx";
import { usePostedForm } from "./posted-form.ts";

type ContactFormProps = {
  ctaId: string;
  /** Two short lines beside the submit button. */
  promise: readonly [string, string];
};

/** The contact page's form (spec sections 2 and 5). */
export function ContactForm({ ctaId, promise }: ContactFormProps) {
  const posted = usePostedForm("contactPage");
  return <Island of={ContactFormIsland} props={{ posted, ctaId, promise }} />;
}
