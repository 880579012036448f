import { bestModelStaticContent } from "./static-content.ts";
import { routerContent } from "./figures/model-router-content.ts";
import { DefinitionList } from "../../../sections/definition-list.tsx";
import { UseCaseApplications } from "../../../sections/use-case/use-case-applications.tsx";
import { UseCaseBenefits } from "../../../sections/use-case/use-case-benefits.tsx";
import { UseCaseCapabilities } from "../../../sections/use-case/use-case-capabilities.tsx";
import { UseCaseChallenge } from "../../../sections/use-case/use-case-challenge.tsx";
import { UseCaseSection } from "../../../sections/use-case/use-case-section.tsx";
import { Figure } from "../../../ui/figure.tsx";
import { Cost } from "./figures/cost.tsx";
import { ModelRouter } from "./figures/model-router.tsx";
import { RoutingRules } from "./routing-rules.tsx";

/** The part of `/use-cases/best-model` that never hydrates. */
export function BestModelStatic() {
  const { challenge, platform, rules, benefits, applications } = bestModelStaticContent;
  return (
    <>
      <div className="page pb-48px md:pb-64px">
        <Figure source={routerContent.source}>
          <ModelRouter {...routerContent} />
        </Figure>
      </div>
      <UseCaseChallenge {...challenge} />
      <UseCaseSection label={platform.label} headline={platform.headline}>
        <UseCaseCapabilities items={platform.capabilities} />
        <RoutingRules {...rules} />
      </UseCaseSection>
      <UseCaseBenefits
        {...benefits}
        items={benefits.items.map((item, index) =>
          index === 0 ? { ...item, drawing: <Cost {...benefits.cost} /> } : item,
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
