import type { autopilotsBody } from "../../content/autopilots.ts";
import { Flow } from "./figures/flow.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Section } from "../../ui/section.tsx";

type AutopilotsWorkProps = (typeof autopilotsBody)["work"];

/** How every agent works: it asks, it is written down, the tool runs, a person approves. */
export function AutopilotsWork(words: AutopilotsWorkProps) {
  const { label, headline, description, entry, inside, nodes, refused, source } = words;
  return (
    <Section label={label}>
      <h2 className="md:col-span-3 inset max-w-860px t-d2">{headline}</h2>
      <div className="md:col-span-4 mt-40px md:mt-64px">
        <Figure source={source}>
          <Flow
            description={description}
            inside={inside}
            entry={entry}
            columns={[
              [{ kind: "agent", ...nodes.agent }],
              [{ kind: "store", ...nodes.log }],
              [{ kind: "plain", ...nodes.tool }],
              [{ kind: "gateway", ...nodes.person }],
            ]}
            refused={refused}
          />
        </Figure>
      </div>
    </Section>
  );
}
