import { consulting } from "../../content/prices.ts";
import { ClosingLine } from "../../sections/closing-line.tsx";
import { Consulting } from "./consulting.tsx";
import { pricingStaticContent } from "./static-content.ts";
import { SpecSheet } from "./spec-sheet.tsx";
import { TierComparison } from "./tier-comparison.tsx";
import { TierTabs } from "./tier-tabs.tsx";

/** The part of `/pricing` that never hydrates: the tiers, what each includes, and consulting. */
export function PricingStatic() {
  return (
    <>
      <div className="tiers">
        <TierTabs />
        <SpecSheet />
        <TierComparison />
      </div>
      <Consulting {...consulting} {...pricingStaticContent.consulting} />
      <ClosingLine
        {...pricingStaticContent.closing}
        dialog="hireMe"
        ctaId="pricing-closing"
        variant="secondary"
        layout="roomy"
      />
    </>
  );
}
