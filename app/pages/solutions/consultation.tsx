import type { solutionsContent } from "./content.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { ConsultingRates } from "./consulting-rates.tsx";

type ConsultationProps = (typeof solutionsContent)["consultation"];

/** The offer of hourly consulting. */
export function Consultation(content: ConsultationProps) {
  const { id, label, headline, lead, action } = content;
  return (
    <Section id={id} label={label} tone="ground">
      <div className="md:col-span-2 inset">
        <h2 className="t-d2">{headline}</h2>
        <p className="mt-16px max-w-520px t-lead text-ink2">{lead}</p>
        <p className="mt-28px">
          <LeadDialogTrigger
            dialog="consultation"
            ctaId="solutions"
            className={buttonClass({ variant: "secondary" })}
          >
            {action}
          </LeadDialogTrigger>
        </p>
      </div>
      <ConsultingRates />
    </Section>
  );
}
