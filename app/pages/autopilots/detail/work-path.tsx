import { autopilots } from "../../../content/autopilots.ts";
import type { AutopilotSlug } from "../../../content/paths.ts";
import { Flow } from "../figures/flow.tsx";
import { Figure } from "../../../ui/figure.tsx";
import { autopilotProfiles } from "./autopilot-profiles.ts";
import { autopilotStaticContent } from "./static-content.ts";

/** An agent's path: records it reads, steps, approval, result. */
export function WorkPath({ slug }: { slug: AutopilotSlug }) {
  const { label, inside, source, describe } = autopilotStaticContent.path;
  const profile = autopilotProfiles[slug];
  const { reads, steps, approval, result } = profile;
  const { name } = autopilots[slug];
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
