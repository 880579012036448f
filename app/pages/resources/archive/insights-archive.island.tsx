import { articlePath, itemAnchor } from "../../../articles/kinds.ts";
import { PublishedDate } from "../../../articles/published-date.tsx";
import { articleContent, readTime } from "../../../content/articles.ts";
import { Archive, type ArchiveProps, type ArchiveRows } from "./archive.tsx";
import { ArticleGrid } from "./article-grid.tsx";

const rows: ArchiveRows<"insight"> = (insights, { page }, total) => (
  <ArticleGrid
    kind="insight"
    hasLead={page === 1}
    total={total}
    articles={insights.map((insight) => ({
      id: itemAnchor("insight", insight.slug),
      href: articlePath("insight", insight.slug),
      title: insight.title,
      text: insight.excerpt,
      note: (
        <>
          {insight.tags[0] !== undefined && `${insight.tags[0]}\u00a0· `}
          <PublishedDate at={insight.publishedAt} />
          {`\u00a0· ${readTime(insight.readMinutes)}`}
        </>
      ),
      facts: [
        { name: articleContent.author, value: insight.author },
        ...(insight.tags.length > 0
          ? [{ name: articleContent.tags, value: insight.tags.join(", ") }]
          : []),
      ],
    }))}
  />
);

/** The list of `/resources/insights`. */
export default function InsightsArchive(props: ArchiveProps) {
  return <Archive kind="insight" rows={rows} {...props} />;
}
