import { Hydrate } from "@tanstack/react-start";

import { staticHtml } from "../../framework/static-html.tsx";
import { ConsultationDialog } from "../../leads/dialogs/consultation-dialog.tsx";
import { GetStartedDialog } from "../../leads/dialogs/get-started-dialog.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { pricingContent } from "./content.ts";
import { type NeedsInAddress, TierFinder } from "./finder/tier-finder.tsx";
import "./pricing.css";
import { PricingStatic } from "./static.tsx";

/** `/pricing`: five tiers as a spec sheet, what each includes, and consulting by the hour. */
export function PricingPage(needs: NeedsInAddress) {
  const { headline, lead } = pricingContent;
  return (
    <>
      <PageHeader
        layout="list"
        headline={<TwoLines lines={headline} always />}
        lead={lead}
        leadOnBaseline
      />
      <TierFinder {...needs} />
      {/* Its buttons and tabs work without script. */}
      <Hydrate when={staticHtml}>
        <PricingStatic />
      </Hydrate>
      <GetStartedDialog />
      <ConsultationDialog />
    </>
  );
}
