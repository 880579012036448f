import { createFileRoute } from "@tanstack/react-router";

import { AutopilotsPage } from "../pages/autopilots/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/autopilots/")({
  head: () => headFor("/autopilots"),
  component: AutopilotsPage,
});
