import { navigation } from "../../content/navigation.ts";
import { ConsentNote } from "../../leads/fields/consent-note.tsx";
import { EmailSuggestion } from "../../leads/fields/email-suggestion.tsx";
import { HoneypotField } from "../../leads/fields/honeypot-field.tsx";
import { NewsletterNote } from "../../leads/fields/newsletter-note.tsx";
import { useNewsletterForm } from "../../leads/use-newsletter-form.ts";
import { JoinedField } from "../../ui/fields/joined-field.tsx";

/** The footer's newsletter form. It also posts without JavaScript. */
export default function NewsletterField() {
  const { label, placeholder, submit } = navigation.newsletter;
  const form = useNewsletterForm("footer");
  return (
    <form {...form.formProps} className="mt-28px sm:max-md:mt-0 sm:max-w-288px md:mr-12px">
      <JoinedField
        {...form.email}
        id="footer-email"
        label={label}
        required
        placeholder={placeholder}
        aside={<EmailSuggestion {...form.suggestion} />}
        className="h-44px"
        button={
          <button
            type="submit"
            disabled={form.busy}
            className="flex-none grid place-items-center w-44px h-44px -ml-1px bg-surface border border-ink rounded-r-2px cursor-pointer transition-colors ease-120 hover:bg-ink hover:text-surface focus-visible:relative"
          >
            <span className="sr-only">{form.busy ? form.submitLabel : submit}</span>
            <i aria-hidden="true" className="i-mark-arrow-right w-16px h-16px" />
          </button>
        }
      />
      <NewsletterNote failure={form.failure} stopWaiting={form.stopWaiting} />
      <ConsentNote text="newsletter" className="mt-12px" />
      <HoneypotField />
    </form>
  );
}
