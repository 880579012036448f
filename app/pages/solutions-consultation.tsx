import type { solutionsWords } from "../content/solutions.ts";
import { LeadOpener } from "../leads/lead-opener.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";

type SolutionsConsultationProps = (typeof solutionsWords)["consultation"];

/** The way to an engineer, by the hour. */
export function SolutionsConsultation(words: SolutionsConsultationProps) {
  const { id, label, headline, lead, facts, action } = words;
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
      <dl className="inset max-md:mt-40px">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex justify-between gap-x-16px py-11px border-t border-line last:border-b"
          >
            <dt className="t-small text-ink2">{name}</dt>
            <dd className="t-lab text-right leading-22px!">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
