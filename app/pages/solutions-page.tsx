import { Hydrate } from "@tanstack/react-start";

import { autopilotEntries } from "../content/autopilots.ts";
import { autopilotSlugs } from "../content/routes.ts";
import { solutionsWords } from "../content/solutions.ts";
import { ClosingBand } from "../sections/closing-band.tsx";
import { IndexList } from "../sections/index-list.tsx";
import "../sections/link-row.css";
import "../sections/use-case-list.css";
import { UseCaseList } from "../sections/use-case-list.tsx";
import { Section } from "../ui/section.tsx";
import { asDrawn } from "../ui/as-drawn.tsx";
import { SolutionsConsultation } from "./solutions-consultation.tsx";
import "./solutions-decision.css";
import { SolutionsDecision } from "./solutions-decision.tsx";

const agents = autopilotSlugs.map((slug) => {
  const { name, text } = autopilotEntries[slug];
  return { title: name, href: `/autopilots/${slug}`, text };
});

/** `/solutions`: four problems and what removes each, where to start, six agents, and an engineer. */
export function SolutionsPage() {
  const { headline, lead, cases, decision, autopilots, consultation, band } = solutionsWords;
  return (
    <>
      <div className="page quarters items-end gap-y-24px pt-56px md:pt-72px pb-56px md:pb-72px">
        <h1 className="md:col-span-3 t-d1p">
          {headline[0]}
          <br />
          {headline[1]}
        </h1>
        <p className="inset md:pb-8px t-lead text-ink2">{lead}</p>
      </div>
      {/* Nothing here answers to script: the browser keeps what the Worker drew and fetches no code. */}
      <Hydrate when={asDrawn}>
        <section className="border-t border-ink">
          <div className="page pt-40px pb-56px md:pb-72px">
            <h2 className="mb-20px t-lab text-ink3">{cases.label}</h2>
            <UseCaseList rows={cases.rows} />
            <p className="mt-16px max-w-960px t-src text-ink3">{cases.source}</p>
          </div>
        </section>
        <SolutionsDecision {...decision} />
        <Section label={autopilots.label}>
          <h2 className="md:col-span-3 inset t-d2">{autopilots.headline}</h2>
          <div className="md:col-span-4 mt-40px md:mt-56px">
            <IndexList rows={agents} />
          </div>
        </Section>
      </Hydrate>
      <SolutionsConsultation {...consultation} />
      <ClosingBand {...band} opener="solutions-band" />
    </>
  );
}
