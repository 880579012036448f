import { createFileRoute, notFound } from "@tanstack/react-router";

import { isAutopilot } from "../content/paths.ts";
import { AutopilotPage } from "../pages/autopilots/detail/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/autopilots/$slug")({
  loader: ({ params: { slug } }) => {
    if (!isAutopilot(slug)) throw notFound();
    return slug;
  },
  head: ({ loaderData: slug }) => (slug ? headFor(`/autopilots/${slug}`) : {}),
  component: Autopilot,
});

function Autopilot() {
  const slug = Route.useLoaderData();
  return <AutopilotPage key={slug} slug={slug} />;
}
