import { Hydrate } from "@tanstack/react-start";

import { ecosystemWords } from "../../content/ecosystem.ts";
import { partnerProgram } from "./static-content.ts";
import { partnerWords } from "./content.ts";
import { LeadOpener } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { ClosingBand } from "../../sections/closing-cta.tsx";
import { PartnerEcosystem } from "../../sections/partner-ecosystem/partner-ecosystem.tsx";
import { asDrawn } from "../../framework/static-html.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { PartnerBenefits } from "./partner-benefits.tsx";
import { PartnerProcess } from "./partner-process.tsx";
import { PartnerTypes } from "./partner-types.tsx";

/** `/become-a-partner`: who may come in by which gate, what it brings, and the application. */
export function PartnerPage() {
  const { hero, closing } = partnerWords;
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
          <LeadOpener
            dialog="partner"
            opener="partner-apply"
            className={buttonClass({ variant: "primary" })}
          >
            {hero.apply}
          </LeadOpener>
          <LeadOpener
            dialog="partner"
            opener="partner-contact"
            className={buttonClass({ variant: "secondary" })}
          >
            {hero.contact}
          </LeadOpener>
          <p className="t-note text-ink2">{hero.promise}</p>
        </div>
      </div>
      {/* Nothing here answers to script: the browser keeps what the Worker drew and fetches no code. */}
      <Hydrate when={asDrawn}>
        <div className="page pt-48px md:pt-72px pb-56px md:pb-72px">
          <PartnerEcosystem words={ecosystemWords} />
        </div>
        <PartnerProcess {...partnerProgram.process} />
        <PartnerTypes {...partnerProgram.types} />
        <PartnerBenefits {...partnerProgram.benefits} />
      </Hydrate>
      <ClosingBand {...closing} dialog="partner" opener="partner-band" />
    </>
  );
}
