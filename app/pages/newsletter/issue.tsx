import type { PublishedYear } from "../../articles/kinds.ts";
import { itemPath } from "../../articles/kinds.ts";
import { site } from "../../content/site.ts";
import { formatDate } from "../../lib/format.ts";
import { Wordmark } from "../../ui/wordmark.tsx";
import { newsletterPageContent } from "./content.ts";
import styles from "./page.module.css";

const content = newsletterPageContent.issue;

/** A sample issue as paper: the newest release note, field report and story. */
export function Issue({ newest }: Pick<PublishedYear, "newest">) {
  const { update, insight, story } = newest;
  if (!update) return null;
  return (
    <section>
      <h2 className="t-caption text-ink3">{content.label}</h2>
      <article className={styles.issue}>
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
        <a href={href}>{title}</a>
      </h4>
      <p className="mt-4px t-small text-ink2">{text}</p>
    </div>
  );
}
