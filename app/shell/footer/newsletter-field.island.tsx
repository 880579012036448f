import { navigation } from "../../content/navigation.ts";
import { ConsentNote } from "../../leads/fields/consent-note.tsx";
import { EmailSuggestion } from "../../leads/fields/email-suggestion.tsx";
import { HoneypotField } from "../../leads/fields/honeypot-field.tsx";
import { NewsletterNote } from "../../leads/fields/newsletter-note.tsx";
import { useNewsletterForm } from "../../leads/use-newsletter-form.ts";
import { JoinedField } from "../../ui/fields/joined-field.tsx";
import styles from "./newsletter-field.module.css";

/** The footer's newsletter form. It also posts without JavaScript. */
export default function NewsletterField() {
  const { label, placeholder, submit } = navigation.newsletter;
  const form = useNewsletterForm("footer");
  return (
    <form {...form.formProps} className={styles.form}>
      <JoinedField
        {...form.email}
        id="footer-email"
        label={label}
        placeholder={placeholder}
        aside={<EmailSuggestion {...form.suggestion} />}
        className={styles.address}
        button={
          <button type="submit" disabled={form.busy} className={styles.send}>
            <span className="sr-only">{form.busy ? form.submitLabel : submit}</span>
            <i aria-hidden="true" className="i-mark-arrow-right" />
          </button>
        }
      />
      <NewsletterNote failure={form.failure} stopWaiting={form.stopWaiting} />
      <ConsentNote text="newsletter" className="mt-12px" />
      <HoneypotField />
    </form>
  );
}
