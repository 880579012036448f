import { Section } from "../../ui/section.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import type { solutionsContent } from "./content.ts";

type HeardCasesProps = (typeof solutionsContent)["cases"];

/** What one hears in a meeting, what removes it, and the number behind it. */
export function HeardCases({ label, headline, rows }: HeardCasesProps) {
  return (
    <Section label={label} tone="ground">
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <div className="md:col-span-4 mt-40px md:mt-56px">
        {rows.map(({ heard, text, target, number, unit }) => (
          <div
            key={heard}
            className="quarters sm:max-md:grid-cols-2 sm:max-md:gap-16px gap-y-8px py-24px border-t border-line first:border-ink"
          >
            <h3 className="t-d3 md:pr-24px">{heard}</h3>
            <p className="inset md:pr-24px t-small text-ink2 text-pretty">
              <Unbroken text={text} />
            </p>
            <p className="inset">
              <a
                href={target.href}
                className="btn-evidence h-auto! text-16px! relative after:content-empty after:absolute after:inset-x-0 after:-inset-y-10px"
              >
                {target.title}
              </a>
            </p>
            <div className="inset">
              <p className="text-40px leading-40px font-500 tracking--0.04em">{number}</p>
              <p className="mt-6px t-lab text-12.5px! text-ink3">{unit}</p>
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
