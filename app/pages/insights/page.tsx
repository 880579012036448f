import type { ComponentProps } from "react";

import type { Article, Insight } from "../../articles/kinds.ts";
import { InsightBand, InsightCard } from "../../articles/insight-cover/insight-cover.tsx";
import { PublishedDate } from "../../articles/published-date.tsx";
import { articleContent, readTime } from "../../content/articles.ts";
import { authorPath, authorSlug } from "../../lib/author-slug.ts";
import { ArticleContent } from "../../sections/article/article-content.tsx";
import { ArticlePage } from "../../sections/article/article-page.tsx";
import { ArticleClosingCta } from "../../sections/article/article-closing-cta.tsx";
import { ArticleBody } from "../../sections/article/article-parts.tsx";

type InsightPageProps = Pick<ComponentProps<typeof ArticlePage<"insight">>, "slug" | "content">;

/** `/insights/$slug`: one insight. */
export function InsightPage(props: InsightPageProps) {
  return (
    <ArticlePage {...props} kind="insight" cover={getCover}>
      {(article, newest) => {
        const { tags, body } = article;
        return (
          <ArticleContent
            kind="insight"
            article={article}
            newest={newest}
            facts={getFacts(article)}
            closing={<ArticleClosingCta subjects={tags} ctaId="insight-closing" />}
            // Insights that share a tag with this one come first.
            cover={getCover}
            score={(related) => related.tags.filter((tag) => tags.includes(tag)).length}
          >
            <InsightBand insight={article} />
            <ArticleBody {...body} subjects={tags} />
          </ArticleContent>
        );
      }}
    </ArticlePage>
  );
}

const getCover = (insight: Insight) => <InsightCard insight={insight} />;

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
