import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";

import { slideIds } from "../content/home.ts";
import { pageHeads } from "../content/page-heads.ts";
import { planModes } from "../content/plan.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { organizationData } from "../lib/structured-data.ts";
import { HomePage } from "../pages/home-page.tsx";

/** As it stands in the address: what is odd there stays there, or the router would redirect. */
const searchSchema = v.object({ mode: v.optional(v.string()), slide: v.optional(v.string()) });

/** As the page takes it. */
const stateSchema = v.object({
  mode: v.fallback(v.optional(v.picklist(planModes), "hybrid"), "hybrid"),
  slide: v.fallback(v.optional(v.picklist(slideIds), "ai-solutions"), "ai-solutions"),
});

export const Route = createFileRoute("/")({
  validateSearch: (search) => v.parse(searchSchema, search),
  head: () => ({ ...pageHead(site, pageHeads.home), scripts: [organizationData(site)] }),
  component: Home,
});

function Home() {
  return <HomePage {...v.parse(stateSchema, Route.useSearch())} />;
}
