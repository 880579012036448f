import type { becomeAPartnerStaticContent } from "./static-content.ts";
import { Section } from "../../ui/section.tsx";

type PartnerTypesProps = (typeof becomeAPartnerStaticContent)["types"];

/** Three kinds of partner: the reseller over two quarters, the others over one. */
export function PartnerTypes({ label, headline, items }: PartnerTypesProps) {
  return (
    <Section label={label} tone="ground">
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <ul className="md:col-span-4 quarters mt-40px md:mt-64px border-t border-ink">
        {items.map((item, index) => (
          <li
            key={item.name}
            className={
              index === 0
                ? "md:col-span-2 grid gap-y-24px md:grid-cols-2 content-start py-24px"
                : "py-24px max-md:border-t md:border-l border-line md:px-24px md:last:pr-0"
            }
          >
            <div className={index === 0 ? "md:pr-24px" : ""}>
              <h3 className="t-d3">{item.name}</h3>
              <p className="mt-8px t-small text-ink2">{item.text}</p>
              {"figure" in item && (
                <p className="mt-28px">
                  <span className="block t-d2">{item.figure}</span>
                  <span className="block mt-4px t-note text-ink2">{item.figureText}</span>
                </p>
              )}
            </div>
            <ul className={index === 0 ? "md:pt-2px inset md:pr-24px" : "mt-20px"}>
              {item.benefits.map((benefit) => (
                <li
                  key={benefit}
                  className="border-t border-line first:border-t-0 first:pt-0 py-10px t-small"
                >
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
