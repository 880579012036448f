import { WhoseMachine } from "../../sections/whose-machine/whose-machine.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { pricingContent } from "./content.ts";
import { PrintedFoot, PrintedHead } from "./printed.tsx";
import { SpecSheet } from "./spec-sheet.tsx";
import { TierComparison } from "./tier-comparison.tsx";
import { TierTabs } from "./tier-tabs.tsx";
import styles from "./tiers.module.css";

const { compare, agreement, print } = pricingContent.more;

/** The tiers, whose machine each is, and what each includes. */
export function Tiers() {
  return (
    <div className={styles.tiers}>
      <div>
        <TierTabs />
        <div className="page-width pt-32px pb-56px md:pt-0 md:pb-72px print:py-8px">
          <SpecSheet />
        </div>
      </div>
      <WhoseMachine />
      <PrintedFoot />
      <section className={styles.includes}>
        <PrintedHead sheet={1} />
        <div className="page-width">
          <TierComparison />
          <p className="flex flex-wrap gap-x-32px mt-24px print:hidden">
            <LinkButton href="/compare" label={compare} variant="evidence" />{" "}
            <LinkButton
              href="/documents/service-level-agreement.pdf"
              label={agreement}
              variant="evidence"
            />{" "}
            <PrintButton variant="evidence">{print}</PrintButton>
          </p>
        </div>
      </section>
    </div>
  );
}
