import { ConsentNote } from "../leads/fields/consent-note.tsx";
import { EmailSuggestion } from "../leads/fields/email-suggestion.tsx";
import { HoneypotField } from "../leads/fields/honeypot-field.tsx";
import { NewsletterNote } from "../leads/fields/newsletter-note.tsx";
import { useNewsletterForm } from "../leads/use-newsletter-form.ts";
import { JoinedField } from "../ui/fields/joined-field.tsx";
import { buttonClass } from "../ui/button.tsx";
import styles from "./newsletter-form.module.css";

type NewsletterFormProps = { field: string; placeholder: string; submit: string };

/** The form of the newsletter section. It also posts without JavaScript. */
export default function NewsletterForm({ field, placeholder, submit }: NewsletterFormProps) {
  const form = useNewsletterForm("newsletter-section");
  return (
    <form {...form.formProps} className="md:col-span-2 inset">
      <JoinedField
        {...form.email}
        id="newsletter-section-email"
        label={field}
        placeholder={placeholder}
        aside={<EmailSuggestion {...form.suggestion} />}
        button={
          <button
            type="submit"
            disabled={form.busy}
            className={`${styles.button} ${buttonClass({ variant: "secondary" })}`}
          >
            {form.busy ? form.submitLabel : submit}
          </button>
        }
      />
      <NewsletterNote failure={form.failure} stopWaiting={form.stopWaiting} />
      <ConsentNote text="newsletter" className="mt-12px" />
      <HoneypotField />
    </form>
  );
}
