import type { companyContent } from "./content.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";

type CompanyHeroProps = (typeof companyContent)["hero"];

/** The page header with the two ways to work with the company. */
export function CompanyHero({ label, headline, lead, contact, partner }: CompanyHeroProps) {
  return (
    <PageHeader
      layout="figure"
      label={label}
      headline={<TwoLines lines={headline} />}
      lead={lead}
      leadOnBaseline
      actions={
        <>
          <LeadDialogTrigger
            dialog="contactUs"
            ctaId="company-hero"
            className={buttonClass({ variant: "primary" })}
          >
            {contact}
          </LeadDialogTrigger>{" "}
          <a href={partner.href} className={buttonClass({ variant: "secondary" })}>
            {partner.label}
          </a>
        </>
      }
    />
  );
}
