import { createFileRoute } from "@tanstack/react-router";

import { loadArticle } from "../articles/load-article.ts";
import { InsightPage } from "../pages/insights/page.tsx";

export const Route = createFileRoute("/insights_/$slug")({
  loader: ({ params: { slug } }) => loadArticle("insight", slug),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Insight,
});

function Insight() {
  return <InsightPage {...Route.useLoaderData()} />;
}
