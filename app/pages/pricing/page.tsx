import { consulting } from "../../content/tiers.ts";
import { LeadDialog } from "../../leads/dialogs/lead-dialog.tsx";
import { ClosingCtaRow } from "../../sections/closing-cta-row.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { PrintLayout } from "../../sections/print-layout.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { Consulting } from "./consulting.tsx";
import { pricingContent } from "./content.ts";
import { HowYouBuy } from "./how-you-buy.tsx";
import { PrintedFoot, PrintedHead, PrintedNotes } from "./printed.tsx";
import { Island } from "../../islands/island.tsx";
import TierFinder from "./finder/tier-finder.island.tsx";
import { Tiers } from "./tiers.tsx";
import styles from "./page.module.css";

/** `/pricing`: five tiers as a spec sheet, what each includes, and consulting by the hour. */
export function PricingPage() {
  const { headline, lead } = pricingContent;
  return (
    <PrintLayout as="div">
      <PrintedHead sheet={0} />
      <div className={styles.top}>
        <PageHeader
          layout="list"
          headline={<TwoLines lines={headline} always />}
          lead={lead}
          leadOnBaseline
        />
      </div>
      {/* Paper has this in other words, or not at all. */}
      <section className={`${styles.finder} max-md:bg-ground print:hidden`}>
        <Island of={TierFinder} props={{}} params={["cpu", "hours"]} />
      </section>
      <Tiers />
      <div className="print:hidden">
        <HowYouBuy />
        <Consulting {...consulting} {...pricingContent.consulting} />
      </div>
      <PrintedNotes />
      <PrintedFoot />
      <div className="print:hidden">
        <ClosingCtaRow
          {...pricingContent.closing}
          dialog="hireMe"
          ctaId="pricing-closing"
          variant="secondary"
          layout="roomy"
        />
        <LeadDialog kind="consultation" />
      </div>
    </PrintLayout>
  );
}
