import { residencyContent } from "../../../content/residency.ts";
import { DefinitionList } from "../../../sections/definition-list.tsx";
import { SitePlans } from "../../../sections/site-plans/site-plans.tsx";
import { UseCaseApplications } from "../../../sections/use-case/use-case-applications.tsx";
import { UseCaseBenefits } from "../../../sections/use-case/use-case-benefits.tsx";
import { UseCaseCapabilities } from "../../../sections/use-case/use-case-capabilities.tsx";
import { UseCaseChallenge } from "../../../sections/use-case/use-case-challenge.tsx";
import { UseCaseSection } from "../../../sections/use-case/use-case-section.tsx";
import { Figure } from "../../../ui/figure.tsx";
import { Compliance } from "./compliance.tsx";
import { DeploymentModes } from "./deployment-modes.tsx";
import { privacySovereigntyContent } from "./content.ts";
import { PrivacyClosing } from "./privacy-closing.tsx";
import { PrivacyHero } from "./privacy-hero.tsx";

/** `/use-cases/privacy-sovereignty`: the air-gapped plan, deployment modes and compliance. */
export function PrivacySovereigntyPage() {
  const { hero, deployment, challenge, platform, compliance, benefits, applications, closing } =
    privacySovereigntyContent;
  return (
    <>
      <PrivacyHero {...hero} />
      <DeploymentModes {...deployment} />
      <UseCaseChallenge {...challenge} proportions="rows" />
      <UseCaseSection
        label={platform.label}
        headline={platform.headline}
        heights={[3128, 2447, 1618]}
      >
        <div id="residency" className="md:col-span-4">
          <Figure source={residencyContent.source}>
            <SitePlans />
          </Figure>
        </div>
        <div className="md:col-span-4 mt-48px md:mt-72px">
          <UseCaseCapabilities items={platform.capabilities} />
        </div>
        <Compliance {...compliance} />
      </UseCaseSection>
      <UseCaseBenefits {...benefits} heights={[1095, 723, 693]} />
      <UseCaseApplications
        label={applications.label}
        items={applications.items.map(({ title, text, facts }) => ({
          title,
          text,
          drawing: (
            <DefinitionList
              facts={facts.map((fact, index) => [applications.facts[index] ?? "", fact] as const)}
            />
          ),
        }))}
      />
      <PrivacyClosing content={closing} />
    </>
  );
}
