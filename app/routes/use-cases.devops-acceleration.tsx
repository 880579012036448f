import { createFileRoute } from "@tanstack/react-router";

import { DevopsAccelerationPage } from "../pages/use-cases/devops-acceleration/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/use-cases/devops-acceleration")({
  head: headOf(() => import("../content/heads/devops-acceleration.ts")),
  component: DevopsAccelerationPage,
});
