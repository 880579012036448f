import { consulting } from "../../content/prices.ts";
import { pricingContent } from "./content.ts";
import { ClosingLine } from "../../sections/closing-line.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import "./pricing.css";
import { TierComparison } from "./tier-comparison.tsx";
import { Consulting } from "./consulting.tsx";
import { SpecSheet } from "./spec-sheet.tsx";
import { TierTabs } from "./tier-tabs.tsx";
import { GetStartedDialog } from "../../leads/dialogs/get-started-dialog.tsx";
import { ConsultationDialog } from "../../leads/dialogs/consultation-dialog.tsx";

/** `/pricing`: five tiers as a spec sheet, what each includes, and consulting by the hour. */
export function PricingPage() {
  const { headline, lead, closing } = pricingContent;
  return (
    <>
      <PageHeader
        layout="list"
        headline={<TwoLines lines={headline} always />}
        lead={lead}
        leadOnBaseline
      />
      <div className="tiers">
        <TierTabs />
        <SpecSheet />
        <TierComparison />
      </div>
      <Consulting {...consulting} {...pricingContent.consulting} />
      <ClosingLine
        {...closing}
        dialog="hireMe"
        ctaId="pricing-closing"
        variant="secondary"
        layout="roomy"
      />
      <GetStartedDialog />
      <ConsultationDialog />
    </>
  );
}
