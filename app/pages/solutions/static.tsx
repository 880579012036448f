import { autopilotLinks } from "../../content/autopilots.ts";
import { autopilotSlugs } from "../../content/paths.ts";
import { solutionsBody } from "./static-content.ts";
import { LinkGrid } from "../../sections/link-grid.tsx";
import { UseCaseList } from "../../sections/use-case-list/use-case-list.tsx";
import { Section } from "../../ui/section.tsx";
import { DecisionTree } from "./decision-tree.tsx";

/** What stands between the headline and the consultation, and answers to nobody. */
export function SolutionsBody() {
  const { cases, decision, autopilots } = solutionsBody;
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
