import { createFileRoute } from "@tanstack/react-router";

import { loadArticle } from "../articles/load-article.ts";
import { insightContent } from "../content/articles.ts";
import { ArticleLoading } from "../sections/article/article-loading.tsx";
import { InsightPage } from "../pages/insights/page.tsx";

export const Route = createFileRoute("/insights_/$slug")({
  loader: ({ params: { slug } }) => loadArticle("insight", slug),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: () => <ArticleLoading text={insightContent.page.loading} />,
  component: Insight,
});

function Insight() {
  const { isFound } = Route.useLoaderData();
  return <InsightPage {...Route.useParams()} isFound={isFound} />;
}
