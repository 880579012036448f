import { becomeAPartnerContent } from "./content.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import { ClosingCtaRow } from "../../sections/closing-cta-row.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { PartnerEcosystem } from "../../sections/partner-ecosystem/partner-ecosystem.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { PartnerBenefits } from "./partner-benefits.tsx";
import { PartnerProcess } from "./partner-process.tsx";
import { PartnerTypes } from "./partner-types.tsx";
import { LeadDialog } from "../../leads/dialogs/lead-dialog.tsx";

/** `/become-a-partner`: kinds of partner, benefits, process and application. */
export function BecomeAPartnerPage() {
  const { hero } = becomeAPartnerContent;
  return (
    <>
      <PageHeader
        layout="figure"
        label={hero.label}
        headline={<TwoLines lines={hero.headline} />}
        lead={hero.lead}
        leadOnBaseline
        actions={
          <>
            <LeadDialogTrigger
              dialog="partner"
              ctaId="partner-apply"
              className={buttonClass({ variant: "primary" })}
            >
              {hero.apply}
            </LeadDialogTrigger>{" "}
            <LeadDialogTrigger
              dialog="partner"
              ctaId="partner-contact"
              className={buttonClass({ variant: "secondary" })}
            >
              {hero.contact}
            </LeadDialogTrigger>
            <p className="t-note text-ink2">
              <Unbroken text={hero.promise} />
            </p>
          </>
        }
      />
      <div className="page-width pt-48px md:pt-56px pb-32px">
        <PartnerEcosystem />
      </div>
      <PartnerProcess {...becomeAPartnerContent.process} />
      <PartnerTypes {...becomeAPartnerContent.types} />
      <ClosingCtaRow
        {...becomeAPartnerContent.step}
        layout="compact"
        dialog="partner"
        ctaId="partner-middle"
        variant="secondary"
      />
      <PartnerBenefits {...becomeAPartnerContent.benefits} />
      <ClosingCta
        {...becomeAPartnerContent.closing}
        heights={[399, 281]}
        dialog="partner"
        ctaId="partner-closing"
      />
      <LeadDialog kind="partner" />
    </>
  );
}
