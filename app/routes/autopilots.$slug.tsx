import { createFileRoute, notFound } from "@tanstack/react-router";

import { isAutopilot } from "../content/routes.ts";
import { AutopilotPage } from "../pages/autopilot-page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/autopilots/$slug")({
  loader: ({ params: { slug } }) => {
    if (!isAutopilot(slug)) throw notFound();
    return slug;
  },
  head: async ({ loaderData: slug }) =>
    slug === undefined
      ? {}
      : headOf(async () => {
          const { heads } = await import("../content/heads/autopilot-pages.ts");
          return { head: heads[slug] };
        })(),
  component: Autopilot,
});

function Autopilot() {
  const slug = Route.useLoaderData();
  return <AutopilotPage key={slug} slug={slug} />;
}
