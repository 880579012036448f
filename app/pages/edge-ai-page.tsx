import { overviewsByUseCase } from "../content/use-case-overviews.ts";
import { OverviewPage } from "./overview-page.tsx";

/** `/use-cases/edge-ai` */
export function EdgeAiPage() {
  return <OverviewPage {...overviewsByUseCase["edge-ai"]} />;
}
