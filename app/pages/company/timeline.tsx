import type { CSSProperties } from "react";

import type { companyStory } from "./static-content.ts";
import type { Milestone } from "./milestones.ts";
import { Figure } from "../../ui/figure.tsx";
import { growthOf, type Phase } from "./figures/growth-geometry.ts";
import { GrowthTall, GrowthWide, rises } from "./figures/growth.tsx";
import "./timeline.css";

type CompanyMilestonesProps = (typeof companyStory)["milestones"] & {
  milestones: readonly Milestone[];
};

/** The phases of the company on a rail of years; each block rises over the one before it. */
export function CompanyTimeline({
  headline,
  now,
  current,
  growth: description,
  source,
  milestones,
}: CompanyMilestonesProps) {
  const growth = growthOf(milestones);
  // Custom properties are not among React's known styles.
  const columns = {
    "--columns": growth.phases.map(({ years }) => `${years}fr`).join(" "),
    "--years": growth.years,
  } as CSSProperties;
  return (
    <section className="part page pt-56px pb-72px md:pb-96px">
      <h2 className="sr-only">{headline}</h2>
      <Figure source={source}>
        <div className="rail" style={columns}>
          <GrowthWide growth={growth} now={now} description={description} />
          <GrowthTall growth={growth} now={now} description={description} />
          <ol className="rail-phases">
            {growth.phases.map((phase) => (
              <PhaseContent key={phase.name} {...phase} current={current} />
            ))}
          </ol>
        </div>
      </Figure>
    </section>
  );
}

function PhaseContent(phase: Phase & { current: string }) {
  const { name, label, text, state, current, years, order } = phase;
  const place = { "--rise": `${rises[order] ?? 0}px`, "--years": years } as CSSProperties;
  return (
    <li style={place}>
      <div className="rail-name">
        <h3 className="t-d3">{name}</h3>
        <p className="t-lab text-ink3">
          {label}
          {state === "current" && <span className="text-ink">, {current}</span>}
        </p>
      </div>
      <p className="t-note text-ink2">{text}</p>
    </li>
  );
}
