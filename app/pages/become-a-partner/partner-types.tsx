import { Section } from "../../ui/section.tsx";
import type { becomeAPartnerContent } from "./content.ts";
import styles from "./page.module.css";

type PartnerTypesProps = (typeof becomeAPartnerContent)["types"];

/** Three kinds of partner, a row each. */
export function PartnerTypes({ label, headline, items }: PartnerTypesProps) {
  return (
    <Section label={label} tone="ground" heights={[1080, 674]}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <ul className="md:col-span-4 mt-40px md:mt-56px border-t border-ink">
        {items.map(({ name, text, benefits }) => (
          <li key={name} className={`${styles.type} quarters`}>
            <h3 className="t-d3 md:pr-24px">{name}</h3>
            <p className={`${styles.typeText} text-ink2 text-pretty`}>{text}</p>
            <ul className={styles.typeBenefits}>
              {benefits.map((benefit) => (
                <li key={benefit} className="t-small">
                  <i aria-hidden="true" />
                  {benefit}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
