import { createFileRoute } from "@tanstack/react-router";

import { headsByUseCase } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { DevopsAccelerationPage } from "../pages/devops-acceleration-page.tsx";

export const Route = createFileRoute("/use-cases/devops-acceleration")({
  head: () => pageHead(site, headsByUseCase["devops-acceleration"]),
  component: DevopsAccelerationPage,
});
