import { createFileRoute } from "@tanstack/react-router";

import { MoreInfoPage } from "../pages/more-info/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/more-info")({
  head: headOf(() => import("../content/heads/more-info.ts")),
  component: MoreInfoPage,
});
