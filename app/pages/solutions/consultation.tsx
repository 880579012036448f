import { Hydrate } from "@tanstack/react-start";

import type { solutionsContent } from "./content.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { staticHtml } from "../../framework/static-html.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { ConsultingRates } from "./consulting-rates.tsx";

type SolutionsConsultationProps = (typeof solutionsContent)["consultation"];

/** The way to an engineer, by the hour. */
export function SolutionsConsultation(words: SolutionsConsultationProps) {
  const { id, label, headline, lead, action } = words;
  return (
    <Section id={id} label={label} tone="ground">
      <div className="md:col-span-2 inset md:pr-48px">
        <h2 className="t-d2">{headline}</h2>
        <p className="mt-16px max-w-520px t-lead text-ink2">{lead}</p>
        <p className="mt-28px">
          <LeadDialogTrigger
            dialog="consultation"
            ctaId="solutions"
            className={buttonClass({ variant: "primary" })}
          >
            {action}
          </LeadDialogTrigger>
        </p>
      </div>
      <Hydrate when={staticHtml}>
        <ConsultingRates />
      </Hydrate>
    </Section>
  );
}
