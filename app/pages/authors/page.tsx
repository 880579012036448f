import { InsightCard } from "../../articles/insight-cover/insight-cover.tsx";
import { articlePath, type Insight } from "../../articles/kinds.ts";
import { PublishedDate } from "../../articles/published-date.tsx";
import { authorContent, readTime } from "../../content/articles.ts";
import { ArticleMissing } from "../../sections/article/article-missing.tsx";
import { Related } from "../../sections/article/article-parts.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import styles from "./page.module.css";

type AuthorPageProps = {
  /** Null where there is none, or the database cannot tell. */
  author: { name: string; count: number; insights: readonly Insight[] } | null;
  isUnavailable: boolean;
};

/** `/authors/$slug`: who wrote insights, and which. */
export function AuthorPage({ author, isUnavailable }: AuthorPageProps) {
  const { label, lead, list, missing, unavailable, back } = authorContent;
  if (!author) {
    return <ArticleMissing notFound={isUnavailable ? unavailable : missing} back={back} />;
  }
  const { name, count, insights } = author;
  return (
    <>
      <PageHeader
        layout="list"
        label={
          <a href={back.href} className={styles.back}>
            {label}
          </a>
        }
        headline={name}
        lead={lead(count)}
      />
      <Related
        title={list(count, insights.length)}
        articles={insights.map((insight) => ({
          id: insight.id,
          href: articlePath("insight", insight.slug),
          title: insight.title,
          text: insight.excerpt,
          note: (
            <>
              <PublishedDate at={insight.publishedAt} />
              {`\u00a0· ${readTime(insight.readMinutes)}`}
            </>
          ),
          cover: <InsightCard insight={insight} />,
        }))}
      />
    </>
  );
}
