import type { ComponentProps } from "react";

import type { Article, Insight } from "../../articles/kinds.ts";
import { InsightBand, InsightCard } from "../../articles/insight-cover/insight-cover.tsx";
import { PublishedDate } from "../../articles/published-date.tsx";
import { articleContent, readTime } from "../../content/articles.ts";
import { authorPath, authorSlug } from "../../lib/author-slug.ts";
import { ArticlePage } from "../../sections/article/article-page.tsx";

type InsightPageProps = Pick<ComponentProps<typeof ArticlePage<"insight">>, "slug" | "content">;

/** `/insights/$slug`: one insight. */
export function InsightPage(props: InsightPageProps) {
  return (
    <ArticlePage
      {...props}
      kind="insight"
      cover={getCover}
      band={getBand}
      facts={getFacts}
      // Insights that share a tag with this one come first.
      score={(related, { tags }) => related.tags.filter((tag) => tags.includes(tag)).length}
    />
  );
}

const getCover = (insight: Insight) => <InsightCard insight={insight} />;

const getBand = (insight: Insight) => <InsightBand insight={insight} />;

const getFacts = ({ author, tags, publishedAt, readMinutes }: Article<"insight">) => [
  { name: articleContent.published, value: <PublishedDate at={publishedAt} /> },
  { name: articleContent.author, value: <Author name={author} /> },
  { name: articleContent.length, value: readTime(readMinutes) },
  ...(tags.length > 0 ? [{ name: articleContent.tags, value: <Tags tags={tags} /> }] : []),
];

/** A name without a letter that stands in an address has no page. */
function Author({ name }: { name: string }) {
  if (authorSlug(name) === "") return name;
  return (
    <a href={authorPath(name)} className="underline">
      {name}
    </a>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-16px">
      {tags.map((tag) => (
        <li key={tag} className="t-caption">
          {tag}
        </li>
      ))}
    </ul>
  );
}
