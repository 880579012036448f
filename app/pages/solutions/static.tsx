import { autopilotSlugs } from "../../content/paths.ts";
import { Section } from "../../ui/section.tsx";
import { HeardCases } from "./heard-cases.tsx";
import { solutionsStaticContent } from "./static-content.ts";

/** The part of `/solutions` that never hydrates. */
export function SolutionsStatic() {
  const { cases, autopilots } = solutionsStaticContent;
  return (
    <>
      <HeardCases {...cases} />
      <Section label={autopilots.label}>
        <h2 className="md:col-span-3 inset t-d2">{autopilots.headline}</h2>
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
                  {autopilots.rows[slug].name}
                </a>
              </h3>
              <p className="t-lab text-12.5px! text-right text-balance text-ink3">
                {autopilots.rows[slug].tools}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
