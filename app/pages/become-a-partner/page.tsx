import { Hydrate } from "@tanstack/react-start";

import { ecosystemContent } from "../../content/ecosystem.ts";
import { partnerProgram } from "./static-content.ts";
import { partnerContent } from "./content.ts";
import { PartnerDialog } from "../../leads/dialogs/partner-dialog.tsx";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import { PartnerEcosystem } from "../../sections/partner-ecosystem/partner-ecosystem.tsx";
import { staticHtml } from "../../framework/static-html.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { PartnerBenefits } from "./partner-benefits.tsx";
import { PartnerProcess } from "./partner-process.tsx";
import { PartnerTypes } from "./partner-types.tsx";

/** `/become-a-partner`: who may come in by which gate, what it brings, and the application. */
export function BecomeAPartnerPage() {
  const { hero, closing } = partnerContent;
  return (
    <>
      <div className="page quarters items-end gap-y-24px pt-56px md:pt-72px">
        <div className="md:col-span-3 md:pr-24px">
          <p className="t-lab text-ink3">{hero.label}</p>
          <h1 className="mt-16px t-d1p">
            {hero.headline[0]} <br className="max-sm:hidden" />
            {hero.headline[1]}
          </h1>
        </div>
        <p className="inset t-lead text-ink2 md:mb-8px">{hero.lead}</p>
        <div className="md:col-span-4 flex flex-wrap items-center gap-x-16px gap-y-12px md:mt-16px">
          <LeadDialogTrigger
            dialog="partner"
            ctaId="partner-apply"
            className={buttonClass({ variant: "primary" })}
          >
            {hero.apply}
          </LeadDialogTrigger>
          <LeadDialogTrigger
            dialog="partner"
            ctaId="partner-contact"
            className={buttonClass({ variant: "secondary" })}
          >
            {hero.contact}
          </LeadDialogTrigger>
          <p className="t-note text-ink2">{hero.promise}</p>
        </div>
      </div>
      {/* Nothing here answers to script: the browser keeps what the Worker drew and fetches no code. */}
      <Hydrate when={staticHtml}>
        <div className="page pt-48px md:pt-72px pb-56px md:pb-72px">
          <PartnerEcosystem words={ecosystemContent} />
        </div>
        <PartnerProcess {...partnerProgram.process} />
        <PartnerTypes {...partnerProgram.types} />
        <PartnerBenefits {...partnerProgram.benefits} />
      </Hydrate>
      <ClosingCta {...closing} dialog="partner" ctaId="partner-band" />
      <PartnerDialog />
    </>
  );
}
