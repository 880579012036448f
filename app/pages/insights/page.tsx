import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Hydrate } from "@tanstack/react-start";

import { ArticleFrame } from "../../articles/article-frame.tsx";
import { insightQueries } from "../../articles/article-queries.ts";
import { PublishedDate } from "../../articles/published-date.tsx";
import { articleContent, insightContent, readTime } from "../../content/articles.ts";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import { staticHtml } from "../../framework/static-html.tsx";
import "../../sections/article/article-body.css";
import { ArticleMissing } from "../../sections/article/article-missing.tsx";
import {
  ArticleBody,
  ArticleTop,
  BackLink,
  PreviewNote,
  Related,
} from "../../sections/article/article-parts.tsx";

type InsightPageProps = { slug: string; isFound: boolean };

/** `/insights/$slug`: a field report or an argument. */
export function InsightPage({ slug, isFound }: InsightPageProps) {
  if (!isFound) return <ArticleMissing {...insightContent} />;
  return (
    <article>
      {/* An article answers to no script: the browser keeps what the Worker drew and fetches no code. */}
      <Hydrate when={staticHtml}>
        <ArticleFrame>
          <Insight slug={slug} />
        </ArticleFrame>
      </Hydrate>
      <ClosingCta {...insightContent.band} ctaId="insight-band" />
    </article>
  );
}

function Insight({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(insightQueries.bySlug(slug));
  if (data.outcome !== "found") return <ArticleMissing {...insightContent} />;
  const { title, excerpt, author, tags, publishedAt, readMinutes, body } = data.article;
  const facts = [
    { name: articleContent.published, value: <PublishedDate at={publishedAt} /> },
    { name: articleContent.author, value: author },
    { name: articleContent.length, value: readTime(readMinutes) },
    ...(tags.length > 0 ? [{ name: articleContent.tags, value: <Tags tags={tags} /> }] : []),
  ];
  return (
    <>
      <BackLink />
      {data.article.isPreview && <PreviewNote />}
      <ArticleTop title={title} lead={excerpt} facts={facts} />
      <div className="border-t border-ink">
        <ArticleBody {...body} />
      </div>
      <OtherInsights slug={slug} tags={tags} />
    </>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-16px">
      {tags.map((tag) => (
        <li key={tag} className="t-lab leading-22px!">
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** The newest others; those that share a word with this one come first. */
function OtherInsights({ slug, tags }: { slug: string; tags: readonly string[] }) {
  const { data } = useQuery(insightQueries.latest());
  const insights = data?.outcome === "read" ? data.rows : [];
  const shared = (words: readonly string[]) => words.filter((word) => tags.includes(word)).length;
  return (
    <Related
      title={insightContent.related}
      articles={insights
        .filter((insight) => insight.slug !== slug)
        .toSorted((one, other) => shared(other.tags) - shared(one.tags))
        .slice(0, 2)
        .map((insight) => ({
          id: insight.id,
          href: `/insights/${insight.slug}`,
          title: insight.title,
          text: insight.excerpt,
          note: <PublishedDate at={insight.publishedAt} />,
        }))}
    />
  );
}
