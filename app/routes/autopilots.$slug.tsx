import { createFileRoute, notFound } from "@tanstack/react-router";

import { type AutopilotSlug, isAutopilot } from "../content/paths.ts";
import { AutopilotPage } from "../pages/autopilots/detail/page.tsx";
import { headOf, withFile } from "./-head-of.ts";

const headFile = () => import("../content/autopilot-heads.ts");

const headOfAutopilot = (slug: AutopilotSlug) =>
  headOf(async () => ({ head: (await headFile()).metaByAutopilot[slug] }));

export const Route = createFileRoute("/autopilots/$slug")({
  loader: ({ params: { slug } }) => {
    if (!isAutopilot(slug)) throw notFound();
    return slug;
  },
  head: withFile(headFile, ({ loaderData: slug }: { loaderData?: AutopilotSlug | undefined }) =>
    slug ? headOfAutopilot(slug)() : {},
  ),
  component: Autopilot,
});

function Autopilot() {
  const slug = Route.useLoaderData();
  return <AutopilotPage key={slug} slug={slug} />;
}
