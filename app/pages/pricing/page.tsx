import { consulting, pricingContent } from "../../content/prices.ts";
import { GetStartedDialog } from "../../leads/dialogs/get-started-dialog.tsx";
import { ConsultationDialog } from "../../leads/dialogs/consultation-dialog.tsx";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../../ui/button.tsx";
import "./pricing.css";
import { PricingComparison } from "./tier-comparison.tsx";
import { PricingConsulting } from "./consulting.tsx";
import { PricingSpecSheet } from "./spec-sheet.tsx";
import { PricingTierTabs } from "./tier-tabs.tsx";

/** `/pricing`: five tiers as a spec sheet, what each includes, and consulting by the hour. */
export function PricingPage() {
  const { headline, lead, closing } = pricingContent;
  return (
    <>
      <div className="page quarters items-end gap-y-16px pt-56px md:pt-72px pb-40px md:pb-56px">
        <h1 className="md:col-span-3 t-d1p">
          {headline[0]}
          <br />
          {headline[1]}
        </h1>
        <p className="t-lead text-ink2 inset md:text-18px md:mb-8px">{lead}</p>
      </div>
      <div className="tiers">
        <PricingTierTabs />
        <PricingSpecSheet />
        <PricingComparison />
      </div>
      <PricingConsulting {...consulting} />
      <section className="border-t border-ink">
        <div className="page quarters items-center gap-y-24px pt-56px pb-64px md:pb-72px">
          <h2 className="md:col-span-3 max-w-560px t-d3">{closing.headline}</h2>
          <p className="inset">
            <LeadDialogTrigger
              dialog="hireMe"
              ctaId="pricing-closing"
              className={buttonClass({ variant: "secondary" })}
            >
              {closing.action}
            </LeadDialogTrigger>
          </p>
        </div>
      </section>
      <GetStartedDialog />
      <ConsultationDialog />
    </>
  );
}
