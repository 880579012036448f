import { leadMessages, type Message } from "../../content/messages.ts";
import { newsletterContent } from "../../content/newsletter.ts";
import { formMessage, type NewsletterResult } from "../../leads/newsletter-result.ts";
import { usePostedForm, usePostedReceipt } from "../../leads/posted-form.ts";
import { NewsletterReceipt } from "../../leads/receipt/newsletter-receipt.tsx";
import { Island } from "../../islands/island.tsx";
import type { PublishedYear } from "../../articles/kinds.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { linkContent, newsletterPageContent } from "./content.ts";
import NewsletterForm from "./newsletter-page-form.island.tsx";
import { Issue } from "./issue.tsx";
import { YearRuler } from "./year-ruler.tsx";
import styles from "./page.module.css";

type NewsletterPageProps = NewsletterResult & { year: PublishedYear | null };

/**
 * `/newsletter`: the result of a post without script, with the form where that failed, or of a link in
 * a mail; on its own a page with the form, a sample issue and the year.
 */
export function NewsletterPage({ result, token, year }: NewsletterPageProps) {
  const posted = usePostedForm("newsletter");
  const receipt = usePostedReceipt("newsletter");
  const message = posted ? posted.message : result && getMessage(result);
  if (!message) return <Subscribe year={year} />;
  const done = result === "subscribed" || result === "duplicate" || result === "confirmed";
  return (
    <div className={`${styles.result} page-width`}>
      <p className="t-caption text-ink3">{newsletterContent.label}</p>
      <h1 className="t-d1p">{message.title}</h1>
      <p
        role={posted && !done ? "alert" : "status"}
        className={`${styles.description} t-lead text-ink2`}
      >
        {message.description}
      </p>
      {result === "unsubscribe" ? (
        <form method="post" action={`/newsletter/unsubscribe?token=${token}`} className="mt-32px">
          <Button type="submit" variant="primary">
            {linkContent.unsubscribe.submit}
          </Button>
        </form>
      ) : receipt ? (
        <div className={styles.narrow}>
          <NewsletterReceipt
            reference={receipt.reference}
            state={receipt.needsConfirmation ? "unconfirmed" : "subscribed"}
            email={undefined}
            hasIssue={false}
            isPosted
          />
        </div>
      ) : done ? (
        <a href="/" className={`mt-32px ${buttonClass({ variant: "secondary" })}`}>
          {newsletterContent.home}
        </a>
      ) : (
        <div className={styles.narrow}>
          <Island of={NewsletterForm} props={{ posted }} />
        </div>
      )}
    </div>
  );
}

function Subscribe({ year }: { year: PublishedYear | null }) {
  return (
    <>
      <div className={styles.halves}>
        <div className="page-width grid md:grid-cols-2">
          <div className="pt-56px md:pt-72px pb-56px md:pb-96px md:pr-48px">
            <p className="t-caption text-ink3">{newsletterContent.label}</p>
            <h1 className="mt-16px mb-32px t-d1">{newsletterContent.headline}</h1>
            <Island of={NewsletterForm} props={{ posted: null }} />
            <dl className="mt-40px border-t border-ink">
              {newsletterPageContent.facts.map(([name, fact]) => (
                <div key={name} className={styles.fact}>
                  <dt className="t-caption text-ink3">{name}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
          </div>
          {year && (
            <div className={styles.sample}>
              <Issue newest={year.newest} />
            </div>
          )}
        </div>
      </div>
      {year && <YearRuler {...year} />}
    </>
  );
}

function getMessage(result: NonNullable<NewsletterResult["result"]>): Message {
  switch (result) {
    case "confirmed":
      return leadMessages.newsletter.success;
    case "unsubscribe":
    case "unsubscribed":
    case "expired":
    case "failed":
      return linkContent[result];
    default:
      return formMessage(result);
  }
}
