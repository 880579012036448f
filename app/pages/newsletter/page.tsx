import { newsletterContent } from "../../content/newsletter.ts";
import { site } from "../../content/site.ts";
import type { NewsletterResult } from "../../leads/newsletter-result.ts";
import { usePostedForm } from "../../leads/posted-form.ts";
import { Island } from "../../islands/island.tsx";
import { itemPath, type PublishedYear } from "../../articles/kinds.ts";
import { formatDate } from "../../lib/format.ts";
import { Wordmark } from "../../ui/wordmark.tsx";
import { newsletterPageContent } from "./content.ts";
import NewsletterForm from "./newsletter-page-form.island.tsx";
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
      <div className={`${styles.halves} wrap-anywhere`}>
        <div className="page-width grid md:grid-cols-2">
          <div className="pt-56px md:pt-72px pb-56px md:pb-96px md:pr-48px">
            <p className="t-caption text-ink3">{newsletterContent.label}</p>
            <h1 className="mt-16px mb-32px t-d1">{newsletterContent.headline}</h1>
            <Island of={NewsletterForm} props={{ posted: null }} />
            <dl className="mt-40px border-t border-ink">
              {newsletterPageContent.facts.map(([name, fact]) => (
                <div key={name} className={styles.fact}>
                  <dt className="t-caption text-ink3">{name}</dt>
                  <dd className="t-copy">{fact}</dd>
                </div>
              ))}
            </dl>
          </div>
          {year && (
            <div className={`${styles.sample} max-md:bg-ground`}>
              <Issue newest={year.newest} />
            </div>
          )}
        </div>
      </div>
      {year && <YearRuler {...year} />}
    </>
  );
}

const content = newsletterPageContent.issue;

/** A sample issue as paper: the newest release note, field report and story. */
function Issue({ newest }: Pick<PublishedYear, "newest">) {
  const { update, insight, story } = newest;
  if (!update) return null;
  return (
    <section>
      <h2 className="t-caption text-ink3">{content.label}</h2>
      <article className={`${styles.issue} mt-16px mr-16px bg-surface`}>
        <p className="flex justify-between items-center pb-16px border-b border-ink t-caption text-ink3">
          <Wordmark name={site.name} className={styles.wordmark} />{" "}
          <time dateTime={update.publishedAt}>{formatDate(update.publishedAt)}</time>
        </p>
        <h3 className="pt-20px t-quote">{update.title}</h3>
        <p className="mt-16px t-caption text-ink3">{update.type}</p>
        <p className="mt-4px pb-20px t-small text-ink2">{update.description}</p>
        {insight && (
          <IssueItem
            label={`${content.insight}, ${insight.readMinutes} ${content.minutes}`}
            title={insight.title}
            text={insight.excerpt}
            href={itemPath("insight", insight)}
          />
        )}
        {story && (
          <IssueItem
            label={`${content.story}, ${story.readMinutes} ${content.minutes}`}
            title={story.title}
            text={story.description}
            href={itemPath("story", story)}
          />
        )}
        <p className="pt-12px border-t border-ink t-caption text-ink3 text-right">
          {content.leave}
        </p>
      </article>
    </section>
  );
}

type IssueItemProps = { label: string; title: string; text: string; href: string };

function IssueItem({ label, title, text, href }: IssueItemProps) {
  return (
    <div className="pt-16px pb-20px border-t border-line">
      <p className="t-caption text-ink3">{label}</p>
      <h4 className="mt-4px t-d4">
        <a href={href} className="hover:underline">
          {title}
        </a>
      </h4>
      <p className="mt-4px t-small text-ink2">{text}</p>
    </div>
  );
}
