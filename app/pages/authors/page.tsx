import type { Insight } from "../../articles/kinds.ts";
import { authorContent } from "../../content/articles.ts";
import { findAuthorEntry } from "../../content/authors.ts";
import { authorSlug } from "../../lib/author-slug.ts";
import { ArticleMissing } from "../../sections/article/article-missing.tsx";
import { TextLink } from "../../ui/link.tsx";
import { AuthorHead } from "./author-head.tsx";
import { AuthorWork } from "./author-work.tsx";
import styles from "./page.module.css";

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
          <div className={`${styles.built} page-width quarters`}>
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
