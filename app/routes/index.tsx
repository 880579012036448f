import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";

import { slideIds } from "../content/home.ts";
import { planModes } from "../content/plan.ts";
import { HomePage } from "../pages/home-page.tsx";
import { headOf } from "./-head-of.ts";

/** As it stands in the address: what is odd there stays there, or the router would redirect. */
const searchSchema = v.object({ mode: v.optional(v.string()), slide: v.optional(v.string()) });

/** As the page takes it. */
const stateSchema = v.object({
  mode: v.fallback(v.optional(v.picklist(planModes), "hybrid"), "hybrid"),
  slide: v.fallback(v.optional(v.picklist(slideIds), "ai-solutions"), "ai-solutions"),
});

export const Route = createFileRoute("/")({
  validateSearch: (search) => v.parse(searchSchema, search),
  head: headOf(() => import("../content/heads/home.ts")),
  component: Home,
});

function Home() {
  return <HomePage {...v.parse(stateSchema, Route.useSearch())} />;
}
