import type { moreInfoContent } from "./content.ts";
import { DisplayNumber } from "../../ui/display-number.tsx";
import { Section } from "../../ui/section.tsx";

/** What the platform is, and four numbers. */
export function WhatItIs({
  label,
  headline,
  text,
  numbers,
  source,
}: (typeof moreInfoContent)["what"]) {
  return (
    <Section label={label}>
      <div className="brief-content md:col-span-3 inset">
        <h2 className="max-w-720px t-d2">{headline}</h2>
        <p className="mt-16px max-w-660px t-lead text-ink2">{text}</p>
      </div>
      <div className="brief-content md:col-span-4">
        <dl className="brief-numbers grid grid-cols-2 md:grid-cols-4 mt-40px border-t border-line items-end">
          {numbers.map(({ value, text: meaning }, index) => (
            <div
              key={value}
              className={`flex flex-col-reverse justify-end pt-20px pb-24px pr-20px ${index > 0 ? "inset" : ""}`}
            >
              <dt className="mt-4px t-small text-ink2">{meaning}</dt>
              <dd className="t-d3">
                <DisplayNumber text={value} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="t-src text-ink3">{source}</p>
      </div>
    </Section>
  );
}
