import { DefinitionList } from "../../../sections/definition-list.tsx";
import { UseCaseApplications } from "../../../sections/use-case/use-case-applications.tsx";
import { UseCaseBenefits } from "../../../sections/use-case/use-case-benefits.tsx";
import { UseCaseCapabilities } from "../../../sections/use-case/use-case-capabilities.tsx";
import { UseCaseChallenge } from "../../../sections/use-case/use-case-challenge.tsx";
import { UseCaseSection } from "../../../sections/use-case/use-case-section.tsx";
import { Figure } from "../../../ui/figure.tsx";
import { Cost } from "./drawings/cost.tsx";
import { Island } from "../../../islands/island.tsx";
import ModelRouter from "./router/model-router.island.tsx";
import { RoutingRules } from "./routing-rules.tsx";
import { bestModelContent } from "./content.ts";
import { ModelClosing } from "./model-closing.tsx";
import styles from "./page.module.css";
import { UseCaseHero } from "../../../sections/use-case/use-case-hero.tsx";

/** `/use-cases/best-model`: one request that a visitor weighs, and the saving. */
export function BestModelPage() {
  const { hero, router, challenge, platform, rules, benefits, applications, closing } =
    bestModelContent;
  return (
    <>
      <UseCaseHero {...hero} ctaId="best-model-hero" />
      <div data-motion className={`page-width ${styles.router}`}>
        <Figure source={router.source}>
          <Island of={ModelRouter} props={{}} />
        </Figure>
      </div>
      <UseCaseChallenge {...challenge} />
      <UseCaseSection
        label={platform.label}
        headline={platform.headline}
        heights={[1967, 1713, 1246]}
      >
        <UseCaseCapabilities items={platform.capabilities} />
        <RoutingRules {...rules} />
      </UseCaseSection>
      <UseCaseBenefits
        {...benefits}
        heights={[1159, 1104, 883]}
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
      <ModelClosing content={closing} />
    </>
  );
}
