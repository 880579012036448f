import { newsletterContent } from "../../content/newsletter.ts";
import { ConsentNote } from "../../leads/fields/consent-note.tsx";
import { EmailSuggestion } from "../../leads/fields/email-suggestion.tsx";
import { HoneypotField } from "../../leads/fields/honeypot-field.tsx";
import { NewsletterNote } from "../../leads/fields/newsletter-note.tsx";
import type { FormIslandProps } from "../../leads/posted-form.ts";
import { useNewsletterForm } from "../../leads/use-newsletter-form.ts";
import { JoinedField } from "../../ui/fields/joined-field.tsx";
import { newsletterPageContent } from "./content.ts";
import { buttonClass } from "../../ui/button.tsx";

/** The form of the newsletter's page. */
export default function NewsletterForm({ posted }: FormIslandProps) {
  const form = useNewsletterForm("newsletter-page", posted);
  return (
    <form {...form.formProps}>
      <JoinedField
        {...form.email}
        label={newsletterContent.field}
        aside={<EmailSuggestion {...form.suggestion} />}
        button={
          <button
            type="submit"
            disabled={form.busy}
            className={buttonClass({ variant: "primary" })}
          >
            {form.busy ? form.submitLabel : newsletterPageContent.subscribe}
          </button>
        }
      />
      <NewsletterNote failure={form.failure} stopWaiting={form.stopWaiting} />
      <ConsentNote text="newsletter" className="mt-12px" />
      <HoneypotField />
    </form>
  );
}
