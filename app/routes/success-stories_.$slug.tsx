import { createFileRoute } from "@tanstack/react-router";

import { loadArticle } from "../articles/load-article.ts";
import { storyContent } from "../content/articles.ts";
import { ArticleLoading } from "../sections/article/article-loading.tsx";
import { SuccessStoryPage } from "../pages/success-stories/detail/page.tsx";

export const Route = createFileRoute("/success-stories_/$slug")({
  loader: ({ params: { slug } }) => loadArticle("story", slug),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: () => <ArticleLoading text={storyContent.page.loading} />,
  component: Story,
});

function Story() {
  const { isFound } = Route.useLoaderData();
  return <SuccessStoryPage {...Route.useParams()} isFound={isFound} />;
}
