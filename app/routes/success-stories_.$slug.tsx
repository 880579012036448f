import { createFileRoute } from "@tanstack/react-router";

import { loadArticle } from "../articles/load-article.ts";
import { SuccessStoryPage } from "../pages/success-stories/detail/page.tsx";

export const Route = createFileRoute("/success-stories_/$slug")({
  loader: ({ params: { slug } }) => loadArticle("story", slug),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Story,
});

function Story() {
  return <SuccessStoryPage {...Route.useLoaderData()} />;
}
