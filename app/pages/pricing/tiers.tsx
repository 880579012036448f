import { SpecSheet } from "./spec-sheet.tsx";
import { TierComparison } from "./tier-comparison.tsx";
import { TierTabs } from "./tier-tabs.tsx";
import styles from "./tiers.module.css";

/** The tiers, and what each includes. */
export function Tiers() {
  return (
    <div className={styles.tiers}>
      <TierTabs />
      <div className="page-width pt-32px pb-72px md:pt-0 md:pb-96px">
        <div className="relative md:pb-24px">
          {/* One wall round the popular tier, from its name to its last row. */}
          <span aria-hidden="true" className={styles.wall} />
          <SpecSheet />
          <TierComparison />
        </div>
      </div>
    </div>
  );
}
