import { newsletterContent } from "../../content/newsletter.ts";
import { NewsletterForm } from "../../leads/newsletter-form.tsx";
import type { FormIslandProps } from "../../leads/posted-form.ts";
import { buttonClass } from "../../ui/button.tsx";
import { newsletterPageContent } from "./content.ts";

/** The form of the newsletter's page. */
export default function PageForm({ posted }: FormIslandProps) {
  return (
    <NewsletterForm
      ctaId="newsletter-page"
      posted={posted}
      field={{ label: newsletterContent.field }}
      buttonClass={buttonClass({ variant: "primary" })}
    >
      {(busyLabel) => busyLabel ?? newsletterPageContent.subscribe}
    </NewsletterForm>
  );
}
