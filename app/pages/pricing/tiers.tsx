import { SpecSheet } from "./spec-sheet.tsx";
import { TierComparison } from "./tier-comparison.tsx";
import { TierTabs } from "./tier-tabs.tsx";

/** The tiers, and what each includes. */
export function Tiers() {
  return (
    <div className="tiers">
      <TierTabs />
      <div className="page-width pt-32px pb-72px md:pt-0 md:pb-96px">
        <div className="relative md:pb-24px">
          {/* One wall round the popular tier, from its name to its last row. */}
          <span
            aria-hidden="true"
            className="absolute z-2 inset-y-0 left-[calc(100%/3_-_2px)] w-[calc(100%/6_+_4px)] border-4px border-wall pointer-events-none max-md:hidden"
          />
          <SpecSheet />
          <TierComparison />
        </div>
      </div>
    </div>
  );
}
