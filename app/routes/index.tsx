import { createFileRoute } from "@tanstack/react-router";

import { isSlide } from "../pages/home/content.ts";
import { isPlanMode } from "../content/plan.ts";
import { textSearch } from "../lib/text-search.ts";
import { HomePage } from "../pages/home/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/")({
  validateSearch: textSearch("mode", "slide"),
  head: headOf(() => import("../content/heads/home.ts")),
  component: Home,
});

function Home() {
  const { mode, slide } = Route.useSearch();
  return (
    <HomePage
      mode={isPlanMode(mode) ? mode : "hybrid"}
      slide={isSlide(slide) ? slide : "ai-solutions"}
    />
  );
}
