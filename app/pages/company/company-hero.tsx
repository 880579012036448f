import type { companyContent } from "./content.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../../ui/button.tsx";

type CompanyHeroProps = (typeof companyContent)["hero"];

/** Headline, and the two ways to work with the company. */
export function CompanyHero({ label, headline, lead, contact, partner }: CompanyHeroProps) {
  return (
    <div className="page quarters items-end gap-y-24px pt-56px md:pt-72px">
      <div className="md:col-span-3 md:pr-24px">
        <p className="t-lab text-ink3">{label}</p>
        <h1 className="mt-16px t-d1p">
          {headline[0]} <br className="max-sm:hidden" />
          {headline[1]}
        </h1>
      </div>
      <p className="inset t-lead text-ink2 md:mb-8px">{lead}</p>
      <p className="md:col-span-4 flex flex-wrap gap-x-16px gap-y-12px md:mt-16px">
        <LeadDialogTrigger
          dialog="contactUs"
          ctaId="company-hero"
          className={buttonClass({ variant: "primary" })}
        >
          {contact}
        </LeadDialogTrigger>
        <a href={partner.href} className={buttonClass({ variant: "secondary" })}>
          {partner.label}
        </a>
      </p>
    </div>
  );
}
