import { autopilotHeroes } from "../../../content/autopilot-heroes.ts";
import { autopilotProfiles } from "../../../content/autopilot-profiles.ts";
import { autopilotBody } from "../../../content/autopilots.ts";
import type { AutopilotSlug } from "../../../content/paths.ts";
import { Flow } from "../figures/flow.tsx";
import { Figure } from "../../../ui/figure.tsx";

/** What an agent reads, the steps it takes, who approves, and what comes of it. */
export function AutopilotPath({ slug }: { slug: AutopilotSlug }) {
  const { label, inside, source, describe } = autopilotBody.path;
  const profile = autopilotProfiles[slug];
  const { reads, steps, approval, result } = profile;
  const { name } = autopilotHeroes[slug];
  return (
    <section className="border-t border-ink">
      <div className="page pt-40px md:pt-48px pb-56px md:pb-72px">
        <h2 className="mb-20px t-lab text-ink3">{label}</h2>
        <Figure source={source}>
          <Flow
            description={describe(name, profile)}
            inside={inside}
            columns={[
              reads.map((box) => ({ kind: "store", ...box })),
              [{ kind: "agent", name, rows: steps }],
              [{ kind: "gateway", ...approval }],
              [{ kind: "plain", ...result }],
            ]}
          />
        </Figure>
      </div>
    </section>
  );
}
