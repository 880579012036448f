import { createFileRoute, notFound } from "@tanstack/react-router";

import { isUseCase, type UseCaseSlug } from "../content/routes.ts";
import { overviewsByUseCase } from "../content/use-case-overviews.ts";
import { OverviewPage } from "../pages/overview-page.tsx";
import { headOf } from "./-head-of.ts";

const heads = {
  "privacy-sovereignty": headOf(() => import("../content/heads/privacy-sovereignty.ts")),
  "best-model": headOf(() => import("../content/heads/best-model.ts")),
  "edge-ai": headOf(() => import("../content/heads/edge-ai.ts")),
  "devops-acceleration": headOf(() => import("../content/heads/devops-acceleration.ts")),
} satisfies Record<UseCaseSlug, unknown>;

export const Route = createFileRoute("/use-cases/$slug")({
  loader: ({ params: { slug } }) => {
    if (!isUseCase(slug)) throw notFound();
    return slug;
  },
  head: ({ loaderData: slug }) => (slug ? heads[slug]() : {}),
  component: UseCase,
});

function UseCase() {
  const slug = Route.useLoaderData();
  return <OverviewPage {...overviewsByUseCase[slug]} />;
}
