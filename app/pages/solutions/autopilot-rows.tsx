import { autopilotSlugs } from "../../content/paths.ts";
import { Section } from "../../ui/section.tsx";
import type { solutionsContent } from "./content.ts";

type AutopilotRowsProps = (typeof solutionsContent)["autopilots"];

/** The six autopilots and the tools of each. */
export function AutopilotRows({ label, headline, rows }: AutopilotRowsProps) {
  return (
    <Section label={label}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <ul className="md:col-start-2 md:col-span-3 inset mt-40px md:mt-56px grid md:grid-cols-2 gap-x-24px">
        {autopilotSlugs.map((slug) => (
          <li
            key={slug}
            className="flex items-baseline justify-between gap-x-16px py-4px border-t border-line"
          >
            <h3 className="flex-none t-d4 text-18px!">
              <a
                href={`/autopilots/${slug}`}
                className="inline-block py-11px hover:underline underline-offset-5px decoration-1px"
              >
                {rows[slug].name}
              </a>
            </h3>
            <p className="t-lab text-12.5px! text-right text-balance text-ink3">
              {rows[slug].tools}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
