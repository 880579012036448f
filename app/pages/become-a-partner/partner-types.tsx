import { Section } from "../../ui/section.tsx";
import type { becomeAPartnerContent } from "./content.ts";

type PartnerTypesProps = (typeof becomeAPartnerContent)["types"];

/** Three kinds of partner, a row each. */
export function PartnerTypes({ label, headline, items }: PartnerTypesProps) {
  return (
    <Section label={label} tone="ground">
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <ul className="md:col-span-4 mt-40px md:mt-56px border-t border-ink">
        {items.map(({ name, text, benefits }) => (
          <li key={name} className="quarters gap-y-12px py-28px border-b border-line">
            <h3 className="t-d3 md:pr-24px">{name}</h3>
            <p className="inset md:pr-24px text-16px leading-24px text-ink2 text-pretty">{text}</p>
            <ul className="md:col-span-2 inset grid sm:grid-cols-2 content-start gap-x-24px gap-y-10px">
              {benefits.map((benefit) => (
                <li key={benefit} className="flex gap-12px t-small">
                  <i aria-hidden="true" className="flex-none w-7px h-7px mt-8px bg-ink" />
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
