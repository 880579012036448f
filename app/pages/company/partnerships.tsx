import type { companyStaticContent } from "./static-content.ts";
import { PartnerEcosystem } from "../../sections/partner-ecosystem/partner-ecosystem.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";

type PartnershipsProps = (typeof companyStaticContent)["partnerships"];

/** The drawing of the partner ecosystem, with a link to the partner program. */
export function Partnerships({ label, headline, lead, action }: PartnershipsProps) {
  return (
    <Section id="partnerships" label={label}>
      <h2 className="md:col-span-2 inset md:pr-24px t-d2">{headline}</h2>
      <div className="inset max-md:mt-20px">
        <p className="t-body text-ink2">{lead}</p>
        <p className="mt-20px">
          <a href={action.href} className={buttonClass({ variant: "secondary" })}>
            {action.label}
          </a>
        </p>
      </div>
      <div className="md:col-span-4 mt-48px md:mt-72px">
        <PartnerEcosystem gatesOnPhones />
      </div>
    </Section>
  );
}
