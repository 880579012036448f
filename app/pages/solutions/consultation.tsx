import { consultingFacts, type solutionsContent } from "./content.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./page.module.css";

type ConsultationProps = (typeof solutionsContent)["consultation"];

/** The offer of hourly consulting. */
export function Consultation(content: ConsultationProps) {
  const { id, label, headline, lead, action } = content;
  return (
    <Section id={id} label={label} tone="ground" heights={[716, 654, 433]}>
      <div className="md:col-span-2 inset">
        <h2 className="t-d2">{headline}</h2>
        <p className="max-w-520px mt-16px t-lead text-ink2">{lead}</p>
        <p className="mt-24px">
          <LeadDialogTrigger dialog="consultation" ctaId="solutions" variant="secondary">
            {action}
          </LeadDialogTrigger>
        </p>
      </div>
      <ConsultingRates />
    </Section>
  );
}

/** Rate and availability of hourly consulting. */
function ConsultingRates() {
  return (
    <dl className={`${styles.rates} max-md:mt-40px`}>
      {consultingFacts.map(([name, value]) => (
        <div key={name}>
          <dt className="t-small text-ink2">{name}</dt>
          <dd className="t-caption text-right whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
