import {
  leadMessages,
  limitedMessage,
  type Message,
  outdatedMessage,
  validationErrorTitle,
} from "../../content/messages.ts";
import { newsletterContent } from "../../content/newsletter.ts";
import { ConsentNote } from "../../leads/fields/consent-note.tsx";
import { HoneypotField } from "../../leads/fields/honeypot-field.tsx";
import { useNewsletterForm } from "../../leads/use-newsletter-form.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { linkContent } from "./content.ts";
import type { NewsletterResult } from "./result-search.ts";

/**
 * `/newsletter`: the result of a post without script, or of a link in a mail; on its own a page with
 * the form.
 */
export function NewsletterPage({ result, minutes, token }: NewsletterResult) {
  const form = useNewsletterForm("newsletter-page");
  const message = result === undefined ? undefined : messageOf(result, minutes);
  const done = result === "subscribed" || result === "duplicate" || result === "confirmed";
  const invalid = result === "invalid" ? newsletterContent.invalid : undefined;
  return (
    <div className="page pt-72px pb-112px">
      <p className="t-lab text-ink3">{newsletterContent.label}</p>
      <h1 className="mt-24px max-w-900px t-d1p">{message?.title ?? newsletterContent.headline}</h1>
      {message && (
        <p role="status" className="mt-24px max-w-600px t-lead text-ink2">
          {message.description}
        </p>
      )}
      {result === "unsubscribe" ? (
        <form method="post" action={`/newsletter/unsubscribe?token=${token}`} className="mt-32px">
          <Button type="submit" variant="primary">
            {linkContent.unsubscribe.submit}
          </Button>
        </form>
      ) : done ? (
        <a href="/" className={`mt-32px ${buttonClass({ variant: "secondary" })}`}>
          {newsletterContent.home}
        </a>
      ) : (
        <form {...form.formProps} className="grid gap-20px mt-40px max-w-440px">
          <TextField
            name="email"
            type="email"
            label={newsletterContent.field}
            autoComplete="email"
            required
            error={form.error ?? invalid}
          />
          <ConsentNote text="newsletter" />
          <HoneypotField />
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.submitLabel}
          </Button>
        </form>
      )}
    </div>
  );
}

function messageOf(result: NonNullable<NewsletterResult["result"]>, minutes: number): Message {
  const content = leadMessages.newsletter;
  switch (result) {
    case "subscribed":
    case "confirmed":
      return content.success;
    case "duplicate":
      return content.duplicate;
    case "limited":
      return limitedMessage(minutes);
    case "outdated":
      return outdatedMessage;
    case "invalid":
      return { title: validationErrorTitle, description: newsletterContent.invalid };
    case "unsubscribe":
    case "unsubscribed":
    case "expired":
    case "failed":
      return linkContent[result];
    case "refused":
    case "unavailable":
      return content.failed;
  }
}
