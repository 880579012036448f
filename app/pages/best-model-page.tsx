import { overviewsByUseCase } from "../content/use-case-overviews.ts";
import { OverviewPage } from "./overview-page.tsx";

/** `/use-cases/best-model` */
export function BestModelPage() {
  return <OverviewPage {...overviewsByUseCase["best-model"]} />;
}
