import { createFileRoute, notFound } from "@tanstack/react-router";

import { isLandingSlug } from "../content/landing-pages.ts";
import { LandingPage } from "../pages/for/page.tsx";
import { headFor, variantOfPage } from "../shell/page-head.ts";

export const Route = createFileRoute("/for/$slug")({
  loader: ({ params: { slug }, serverContext }) => {
    if (!isLandingSlug(slug)) throw notFound();
    return { slug, variant: variantOfPage(serverContext) };
  },
  head: ({ loaderData }) => (loaderData ? headFor(`/for/${loaderData.slug}`) : {}),
  component: Landing,
});

function Landing() {
  const { slug, variant } = Route.useLoaderData();
  return <LandingPage path={`/for/${slug}`} variant={variant} />;
}
