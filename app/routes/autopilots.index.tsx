import { createFileRoute } from "@tanstack/react-router";

import { AutopilotsPage } from "../pages/autopilots/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/autopilots/")({
  head: headOf(() => import("../content/heads/autopilots.ts")),
  component: AutopilotsPage,
});
