import { privacyBody } from "./static-content.ts";
import { residencyContent } from "../../../content/residency.ts";
import { DefinitionList } from "../../../sections/definition-list.tsx";
import { ResidencyMap } from "../../../sections/residency-map/residency-map.tsx";
import { UseCaseApplications } from "../../../sections/use-case/use-case-applications.tsx";
import { UseCaseBenefits } from "../../../sections/use-case/use-case-benefits.tsx";
import { UseCaseCapabilities } from "../../../sections/use-case/use-case-capabilities.tsx";
import { UseCaseChallenge } from "../../../sections/use-case/use-case-challenge.tsx";
import { UseCaseSection } from "../../../sections/use-case/use-case-section.tsx";
import { Figure } from "../../../ui/figure.tsx";
import { PrivacyCompliance } from "./compliance.tsx";
import { PrivacyDeployment } from "./deployment-modes.tsx";

/** All of the privacy page below the plan; it answers to nobody. */
export function PrivacyBody() {
  const { deployment, challenge, platform, compliance, benefits, applications } = privacyBody;
  return (
    <>
      <PrivacyDeployment {...deployment} />
      <UseCaseChallenge {...challenge} proportions="rows" />
      <UseCaseSection label={platform.label} headline={platform.headline}>
        <div id="residency" className="md:col-span-4">
          <Figure source={residencyContent.source}>
            <ResidencyMap {...residencyContent} />
          </Figure>
        </div>
        <div className="md:col-span-4 mt-48px md:mt-72px">
          <UseCaseCapabilities items={platform.capabilities} />
        </div>
        <PrivacyCompliance {...compliance} />
      </UseCaseSection>
      <UseCaseBenefits {...benefits} />
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
    </>
  );
}
