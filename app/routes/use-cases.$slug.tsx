import { createFileRoute, notFound } from "@tanstack/react-router";

import { headsByUseCase } from "../content/page-heads.ts";
import { isUseCase } from "../content/routes.ts";
import { site } from "../content/site.ts";
import { overviewsByUseCase } from "../content/use-case-overviews.ts";
import { pageHead } from "../lib/page-head.ts";
import { OverviewPage } from "../pages/overview-page.tsx";

export const Route = createFileRoute("/use-cases/$slug")({
  loader: ({ params: { slug } }) => {
    if (!isUseCase(slug)) throw notFound();
    return slug;
  },
  head: ({ loaderData: slug }) => (slug ? pageHead(site, headsByUseCase[slug]) : {}),
  component: UseCase,
});

function UseCase() {
  const slug = Route.useLoaderData();
  return <OverviewPage {...overviewsByUseCase[slug]} />;
}
