import { Hydrate } from "@tanstack/react-start";
import { never } from "@tanstack/react-start/hydration";

import { bestModelWords } from "../content/best-model.ts";
import { routerWords } from "../content/best-model-router.ts";
import { ClosingBand } from "../sections/closing-band.tsx";
import { FactLines } from "../sections/fact-lines.tsx";
import { UseCaseApplications } from "../sections/use-case-applications.tsx";
import { UseCaseBenefits } from "../sections/use-case-benefits.tsx";
import { UseCaseCapabilities } from "../sections/use-case-capabilities.tsx";
import { UseCaseChallenge } from "../sections/use-case-challenge.tsx";
import { UseCaseHero } from "../sections/use-case-hero.tsx";
import { UseCaseSection } from "../sections/use-case-section.tsx";
import { Figure } from "../ui/figure.tsx";
import { BestModelCost } from "./best-model-cost.tsx";
import { BestModelRouter } from "./best-model-router.tsx";
import { BestModelRules } from "./best-model-rules.tsx";

const { hero, challenge, platform, rules, benefits, applications, band } = bestModelWords;

/** `/use-cases/best-model`: one request on its way through the router, and what that saves. */
export function BestModelPage() {
  return (
    <>
      <UseCaseHero {...hero} opener="best-model-hero" />
      <Hydrate when={never()}>
        <div className="page pb-48px md:pb-64px">
          <Figure source={routerWords.source}>
            <BestModelRouter {...routerWords} />
          </Figure>
        </div>
        <UseCaseChallenge {...challenge} />
        <UseCaseSection label={platform.label} headline={platform.headline}>
          <UseCaseCapabilities items={platform.capabilities} />
          <BestModelRules {...rules} />
        </UseCaseSection>
        <UseCaseBenefits
          {...benefits}
          items={benefits.items.map((item, index) =>
            index === 0 ? { ...item, drawing: <BestModelCost {...benefits.cost} /> } : item,
          )}
        />
        <UseCaseApplications
          label={applications.label}
          items={applications.items.map(({ title, text, steps }) => ({
            title,
            text,
            drawing: <FactLines facts={steps} />,
          }))}
        />
      </Hydrate>
      <ClosingBand {...band} opener="best-model-band" />
    </>
  );
}
