import type { companyStory } from "./static-content.ts";
import { Section } from "../../ui/section.tsx";

type CompanyImpactProps = (typeof companyStory)["impact"];

/** Four figures on the quarters. */
export function CompanyImpact({ label, headline, figures, source }: CompanyImpactProps) {
  return (
    <Section label={label} tone="ground">
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <dl className="md:col-span-4 grid grid-cols-2 md:grid-cols-4 mt-40px md:mt-64px">
        {figures.map(({ value, text }) => (
          <div
            key={value}
            className="flex flex-col-reverse justify-end pt-20px pb-24px pr-20px md:pr-24px md:pl-24px md:first:pl-0 border-t border-ink"
          >
            <dt className="mt-4px t-small text-ink2">{text}</dt>
            <dd className="t-d2">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="md:col-span-4 mt-8px t-src text-ink3">{source}</p>
    </Section>
  );
}
