import { createFileRoute } from "@tanstack/react-router";

import { DevopsAccelerationPage } from "../pages/use-cases/devops-acceleration/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/use-cases/devops-acceleration")({
  head: () => headFor("/use-cases/devops-acceleration"),
  component: DevopsAccelerationPage,
});
