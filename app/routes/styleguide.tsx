import { createFileRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";

/** Every token and part in every state, while developing only: a build answers "not found". */
export const Route = createFileRoute("/styleguide")({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  head: () => ({ meta: [{ title: "Style guide" }, { name: "robots", content: "noindex" }] }),
  ...(import.meta.env.DEV && {
    component: lazyRouteComponent(() => import("../pages/styleguide/page.tsx"), "StyleguidePage"),
  }),
});
