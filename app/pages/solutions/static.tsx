import { autopilotLinks } from "../../content/autopilots.ts";
import { autopilotSlugs } from "../../content/paths.ts";
import { solutionsStaticContent } from "./static-content.ts";
import { LinkGrid } from "../../sections/link-grid.tsx";
import { UseCaseList } from "../../sections/use-case-list/use-case-list.tsx";
import { Section } from "../../ui/section.tsx";
import { DecisionTree } from "./decision-tree.tsx";

/** The part of `/solutions` that never hydrates. */
export function SolutionsStatic() {
  const { cases, decision, autopilots } = solutionsStaticContent;
  return (
    <>
      <section className="border-t border-ink">
        <div className="page pt-40px pb-56px md:pb-72px">
          <h2 className="mb-20px t-lab text-ink3">{cases.label}</h2>
          <UseCaseList rows={cases.rows} />
          <p className="mt-16px max-w-960px t-src text-ink3">{cases.source}</p>
        </div>
      </section>
      <DecisionTree {...decision} />
      <Section label={autopilots.label}>
        <h2 className="md:col-span-3 inset t-d2">{autopilots.headline}</h2>
        <div className="md:col-span-4 mt-40px md:mt-56px">
          <LinkGrid rows={autopilotLinks(autopilotSlugs)} />
        </div>
      </Section>
    </>
  );
}
