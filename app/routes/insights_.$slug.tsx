import { createFileRoute } from "@tanstack/react-router";

import { loadInsight } from "../articles/load-articles.ts";
import { insightContent } from "../content/articles.ts";
import { ArticleLoading } from "../sections/article/article-loading.tsx";
import { InsightPage } from "../pages/insights/page.tsx";

export const Route = createFileRoute("/insights_/$slug")({
  loader: ({ params: { slug } }) => loadInsight(slug),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: () => <ArticleLoading text={insightContent.loading} />,
  component: Insight,
});

function Insight() {
  const { isFound } = Route.useLoaderData();
  return <InsightPage {...Route.useParams()} isFound={isFound} />;
}
