import { newsletterContent } from "../../content/newsletter.ts";
import type { NewsletterResult } from "../../leads/newsletter-result.ts";
import { usePostedForm } from "../../leads/posted-form.ts";
import { Island } from "../../islands/island.tsx";
import type { PublishedYear } from "../../articles/kinds.ts";
import { newsletterPageContent } from "./content.ts";
import NewsletterForm from "./newsletter-page-form.island.tsx";
import { Issue } from "./issue.tsx";
import { FailedState, LinkState, PostedState } from "./result.tsx";
import { YearRuler } from "./year-ruler.tsx";
import styles from "./page.module.css";

type NewsletterPageProps = NewsletterResult & { year: PublishedYear | null };

/**
 * `/newsletter`: the result of a post without script, with the form where that failed, or of a link in
 * a mail; on its own a page with the form, a sample issue and the year.
 */
export function NewsletterPage({ result, token, year }: NewsletterPageProps) {
  const posted = usePostedForm("newsletter");
  if (posted?.message) return <FailedState {...{ posted }} message={posted.message} />;
  if (result === undefined) return <Subscribe year={year} />;
  return result === "subscribed" || result === "duplicate" ? (
    <PostedState result={result} />
  ) : (
    <LinkState {...{ result, token }} />
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
