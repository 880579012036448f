import { articlePath, itemAnchor } from "../../../articles/kinds.ts";
import { getSource, InsightCard } from "../../../articles/insight-cover/insight-cover.tsx";
import { ArticleNote } from "../../../articles/published-date.tsx";
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
      id: itemAnchor("insight", insight.slug),
      href: articlePath("insight", insight.slug),
      title: insight.title,
      text: insight.excerpt,
      note: (
        <ArticleNote
          label={insight.tags[0]}
          at={insight.publishedAt}
          minutes={insight.readMinutes}
        />
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
