import { consulting } from "../../content/prices.ts";
import { LeadDialog } from "../../leads/dialogs/lead-dialog.tsx";
import { ClosingCtaRow } from "../../sections/closing-cta-row.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { Consulting } from "./consulting.tsx";
import { pricingContent } from "./content.ts";
import { Island } from "../../islands/island.tsx";
import TierFinder from "./finder/tier-finder.island.tsx";
import { Tiers } from "./tiers.tsx";

/** `/pricing`: five tiers as a spec sheet, what each includes, and consulting by the hour. */
export function PricingPage() {
  const { headline, lead } = pricingContent;
  return (
    <>
      <PageHeader
        layout="list"
        headline={<TwoLines lines={headline} always />}
        lead={lead}
        leadOnBaseline
      />
      <section className="clip-x border-t border-ink max-md:bg-ground max-md:border-b">
        <Island of={TierFinder} props={{}} params={["cpu", "hours"]} />
      </section>
      <Tiers />
      <Consulting {...consulting} {...pricingContent.consulting} />
      <ClosingCtaRow
        {...pricingContent.closing}
        dialog="hireMe"
        ctaId="pricing-closing"
        variant="secondary"
        layout="roomy"
      />
      <LeadDialog kind="consultation" />
    </>
  );
}
