import type { becomeAPartnerContent } from "./content.ts";
import { Section } from "../../ui/section.tsx";
import styles from "./page.module.css";

type PartnerBenefitsProps = (typeof becomeAPartnerContent)["benefits"];

/** Four benefits, two by two around a hairline cross. */
export function PartnerBenefits({ label, headline, items, source }: PartnerBenefitsProps) {
  return (
    <Section label={label} heights={[750, 527]}>
      <div className="md:col-span-3 inset">
        <h2 className="sr-only">{headline}</h2>
        <ul className="grid md:grid-cols-2 gap-x-48px gap-y-40px md:gap-y-56px">
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="t-d2">{title}</h3>
              <p className={`${styles.benefit} text-ink2`}>{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-40px t-source text-ink3">{source}</p>
      </div>
    </Section>
  );
}
