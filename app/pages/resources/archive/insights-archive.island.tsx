import { articlePath, itemAnchor } from "../../../articles/kinds.ts";
import { getSource, InsightCard } from "../../../articles/insight-cover/insight-cover.tsx";
import { PublishedDate } from "../../../articles/published-date.tsx";
import { articleContent, readTime } from "../../../content/articles.ts";
import { coverContent } from "../../../content/insight-covers.ts";
import { Archive, type ArchiveProps, type ArchiveRows } from "./archive.tsx";
import { ArticleGrid } from "./article-grid.tsx";

const rows: ArchiveRows<"insight"> = (insights, { page }, { total }) => (
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
      cover: <InsightCard insight={insight} />,
      facts: [
        { name: articleContent.author, value: insight.author },
        { name: coverContent.sourceLabel, value: getSource(insight) },
      ],
    }))}
  />
);

/** The list of `/resources/insights`. */
export default function InsightsArchive(props: ArchiveProps) {
  return <Archive kind="insight" rows={rows} {...props} />;
}
