import { InsightCard } from "../../articles/insight-cover/insight-cover.tsx";
import { articlePath, type Insight } from "../../articles/kinds.ts";
import { ArticleNote } from "../../articles/published-date.tsx";
import { authorContent, toNumeral } from "../../content/articles.ts";
import { type AuthorEntry, findAuthorEntry } from "../../content/authors.ts";
import { authorSlug } from "../../lib/author-slug.ts";
import { ArticleMissing } from "../../sections/article/article-missing.tsx";
import { TextLink } from "../../ui/link.tsx";
import { AuthorHead } from "./author-head.tsx";
import linkStyles from "../../sections/covering-link.module.css";

type AuthorPageProps = {
  /** Null where there is none, or the database cannot tell. */
  author: { name: string; count: number; insights: readonly Insight[] } | null;
  isUnavailable: boolean;
};

/** `/authors/$slug`: who wrote insights, which, and what else is known of them (`content/authors.ts`). */
export function AuthorPage({ author, isUnavailable }: AuthorPageProps) {
  const { missing, unavailable, back } = authorContent;
  if (!author) {
    return <ArticleMissing notFound={isUnavailable ? unavailable : missing} back={back} />;
  }
  const entry = findAuthorEntry(authorSlug(author.name));
  return (
    <>
      <AuthorHead {...author} entry={entry} />
      <AuthorWork {...author} entry={entry} />
      {entry && (
        <section className="border-t border-ink">
          <div className="gap-y-16px items-baseline py-40px md:py-48px page-width quarters">
            <h2 className="t-caption text-ink3">{authorContent.built(entry.pronoun)}</h2>
            <p className="md:col-span-2 inset t-d3">{entry.built.text}</p>
            <p className="inset t-body">
              <TextLink href={entry.built.href}>{entry.built.label}</TextLink>
            </p>
          </div>
        </section>
      )}
    </>
  );
}

type AuthorWorkProps = {
  count: number;
  insights: readonly Insight[];
  entry: AuthorEntry | undefined;
};

/** What the author wrote, the newest first and twice as wide. */
function AuthorWork({ count, insights, entry }: AuthorWorkProps) {
  const { work, list, reports, back } = authorContent;
  const isWhole = insights.length === count && count > 1;
  return (
    <section className="bg-ground border-t border-ink">
      <div className="gap-y-24px pt-40px pb-56px md:pt-56px md:pb-96px page-width quarters">
        <p className="t-caption text-ink3">{work(entry?.pronoun ?? "they")}</p>
        <h2 className="md:col-span-2 inset t-d2">
          {entry && isWhole
            ? `${toNumeral(count)} ${reports}, ${entry.reports}`
            : list(count, insights.length)}
        </h2>
        <p className="inset t-body">
          <TextLink href={back.href}>{back.label}</TextLink>
        </p>
        <ul className="grid gap-x-24px gap-y-32px sm:grid-cols-2 md:grid-cols-4 md:col-span-4 wrap-anywhere">
          {insights.map((insight, index) => (
            <li
              key={insight.id}
              className={`${linkStyles.around} ${index === 0 ? "sm:col-span-2" : ""}`}
            >
              <div className="border border-ink">
                <InsightCard insight={insight} />
              </div>
              <h3 className="mt-12px t-d4">
                <a href={articlePath("insight", insight.slug)} className={linkStyles.link}>
                  {insight.title}
                </a>
              </h3>
              <p className="mt-4px t-small text-ink2">{insight.excerpt}</p>
              <p className="mt-8px t-source text-ink3">
                <ArticleNote at={insight.publishedAt} minutes={insight.readMinutes} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
