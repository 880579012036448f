import { overviewsByUseCase } from "../content/use-case-overviews.ts";
import { OverviewPage } from "./overview-page.tsx";

/** `/use-cases/privacy-sovereignty` */
export function PrivacySovereigntyPage() {
  return <OverviewPage {...overviewsByUseCase["privacy-sovereignty"]} />;
}
