import styles from "./autopilot-work.module.css";
import type { autopilotsContent } from "./content.ts";
import { Flow } from "./drawings/flow.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Section } from "../../ui/section.tsx";

type AutopilotWorkProps = (typeof autopilotsContent)["work"];

/** How every agent works: the request, the log entry, the tool call, the approval. */
export function AutopilotWork({ label, headline, source, ...flow }: AutopilotWorkProps) {
  return (
    <Section label={label} tone="ground" heights={[944, 908, 650]}>
      <h2 className={`${styles.headline} md:col-span-3 t-d2`}>{headline}</h2>
      <div className="mt-40px md:col-span-4 md:mt-56px">
        <Figure source={source}>
          <Flow {...flow} />
        </Figure>
      </div>
    </Section>
  );
}
