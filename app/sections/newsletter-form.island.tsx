import { NewsletterForm } from "../leads/newsletter-form.tsx";
import { buttonClass } from "../ui/button.tsx";
import styles from "./newsletter-form.module.css";

type SectionFormProps = { field: string; placeholder: string; submit: string };

/** The form of the newsletter section. It also posts without JavaScript. */
export default function SectionForm({ field, placeholder, submit }: SectionFormProps) {
  return (
    <NewsletterForm
      ctaId="newsletter-section"
      className="md:col-span-2 inset"
      field={{ id: "newsletter-section-email", label: field, placeholder }}
      buttonClass={`${styles.button} ${buttonClass({ variant: "secondary" })}`}
    >
      {(busyLabel) => busyLabel ?? submit}
    </NewsletterForm>
  );
}
