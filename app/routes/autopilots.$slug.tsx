import { createFileRoute, notFound } from "@tanstack/react-router";

import { type AutopilotSlug, isAutopilot } from "../content/routes.ts";
import { AutopilotPage } from "../pages/autopilot-page.tsx";
import { headOf } from "./-head-of.ts";

const headFile = async (slug: AutopilotSlug) => {
  const { headsByAutopilot } = await import("../content/autopilot-heads.ts");
  return { head: headsByAutopilot[slug] };
};

export const Route = createFileRoute("/autopilots/$slug")({
  loader: ({ params: { slug } }) => {
    if (!isAutopilot(slug)) throw notFound();
    return slug;
  },
  head: ({ loaderData: slug }) => (slug ? headOf(() => headFile(slug))() : {}),
  component: Autopilot,
});

function Autopilot() {
  const slug = Route.useLoaderData();
  return <AutopilotPage key={slug} slug={slug} />;
}
