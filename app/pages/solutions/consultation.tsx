import { Hydrate } from "@tanstack/react-start";

import type { solutionsWords } from "./content.ts";
import { LeadOpener } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { asDrawn } from "../../framework/static-html.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { SolutionsRates } from "./consulting-rates.tsx";

type SolutionsConsultationProps = (typeof solutionsWords)["consultation"];

/** The way to an engineer, by the hour. */
export function SolutionsConsultation(words: SolutionsConsultationProps) {
  const { id, label, headline, lead, action } = words;
  return (
    <Section id={id} label={label} tone="ground">
      <div className="md:col-span-2 inset md:pr-48px">
        <h2 className="t-d2">{headline}</h2>
        <p className="mt-16px max-w-520px t-lead text-ink2">{lead}</p>
        <p className="mt-28px">
          <LeadOpener
            dialog="consultation"
            opener="solutions"
            className={buttonClass({ variant: "primary" })}
          >
            {action}
          </LeadOpener>
        </p>
      </div>
      <Hydrate when={asDrawn}>
        <SolutionsRates />
      </Hydrate>
    </Section>
  );
}
