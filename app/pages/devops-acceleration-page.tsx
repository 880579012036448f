import { overviewsByUseCase } from "../content/use-case-overviews.ts";
import { OverviewPage } from "./overview-page.tsx";

/** `/use-cases/devops-acceleration` */
export function DevopsAccelerationPage() {
  return <OverviewPage {...overviewsByUseCase["devops-acceleration"]} />;
}
