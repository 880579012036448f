import { bestModelBody } from "./static-content.ts";
import { routerContent } from "./figures/model-router-content.ts";
import { DefinitionList } from "../../../sections/definition-list.tsx";
import { UseCaseApplications } from "../../../sections/use-case/use-case-applications.tsx";
import { UseCaseBenefits } from "../../../sections/use-case/use-case-benefits.tsx";
import { UseCaseCapabilities } from "../../../sections/use-case/use-case-capabilities.tsx";
import { UseCaseChallenge } from "../../../sections/use-case/use-case-challenge.tsx";
import { UseCaseSection } from "../../../sections/use-case/use-case-section.tsx";
import { Figure } from "../../../ui/figure.tsx";
import { BestModelCost } from "./figures/cost.tsx";
import { BestModelRouter } from "./figures/model-router.tsx";
import { BestModelRules } from "./routing-rules.tsx";

/** All of the page on the best model that answers to nobody. */
export function BestModelBody() {
  const { challenge, platform, rules, benefits, applications } = bestModelBody;
  return (
    <>
      <div className="page pb-48px md:pb-64px">
        <Figure source={routerContent.source}>
          <BestModelRouter {...routerContent} />
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
          drawing: <DefinitionList facts={steps} />,
        }))}
      />
    </>
  );
}
