import { createFileRoute } from "@tanstack/react-router";

import { loadAuthor } from "../articles/load-author.ts";
import { AuthorPage } from "../pages/authors/page.tsx";

export const Route = createFileRoute("/authors/$slug")({
  loader: ({ params: { slug } }) => loadAuthor(slug),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Author,
});

function Author() {
  const { author, status } = Route.useLoaderData();
  return <AuthorPage author={author} isUnavailable={status === "unavailable"} />;
}
