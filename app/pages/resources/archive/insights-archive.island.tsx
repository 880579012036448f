import { getSource, InsightCard } from "../../../articles/insight-cover/insight-cover.tsx";
import { articleContent } from "../../../content/articles.ts";
import { coverContent } from "../../../content/insight-covers.ts";
import { Archive, type ArchiveProps, type ArchiveRows } from "./archive.tsx";
import { ArticleGrid } from "./article-grid.tsx";

const rows: ArchiveRows<"insight"> = (insights, { page }, { total }) => (
  <ArticleGrid
    kind="insight"
    hasLead={page === 1}
    total={total}
    articles={insights.map((insight) => ({
      article: insight,
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
