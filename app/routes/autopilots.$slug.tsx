import { createFileRoute, notFound } from "@tanstack/react-router";

import { headsByAutopilot } from "../content/autopilot-heads.ts";
import { isAutopilot } from "../content/routes.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { AutopilotPage } from "../pages/autopilot-page.tsx";

export const Route = createFileRoute("/autopilots/$slug")({
  loader: ({ params: { slug } }) => {
    if (!isAutopilot(slug)) throw notFound();
    return slug;
  },
  head: ({ loaderData: slug }) => (slug ? pageHead(site, headsByAutopilot[slug]) : {}),
  component: Autopilot,
});

function Autopilot() {
  const slug = Route.useLoaderData();
  return <AutopilotPage key={slug} slug={slug} />;
}
