import type { AutopilotSlug } from "../../../content/paths.ts";
import { gateContent } from "./artifact-content.ts";
import { artifacts } from "./artifacts.tsx";
import styles from "./stage.module.css";

/** How high each gate stands, in percent: level with what leaves. */
const gates: Record<AutopilotSlug, number> = {
  bdr: 78,
  akito: 41,
  marketer: 44,
  "document-validator": 52,
  "patent-filer": 50,
  "customer-experience": 54,
};

/** What leaves is a note beside the artefact's edge, not the whole sheet. */
export const indented: readonly AutopilotSlug[] = ["akito", "customer-experience"];

/** An agent's artefact inside the wall, with the gate that what leaves has to pass. */
export function Stage({ slug }: { slug: AutopilotSlug }) {
  const Artifact = artifacts[slug];
  const { who, approves, leaves } = gateContent[slug];
  // A custom property, for which React has no type.
  const style = { "--gate": `${gates[slug]}%` };
  return (
    <div
      data-part="stage"
      className={`${styles.stage} bg-ground ${indented.includes(slug) ? styles.indented : ""}`}
      style={style}
    >
      <div className={`${styles.artifact} sm:min-w-0`}>
        <Artifact />
      </div>
      <div className={styles.outside}>
        <p className={`${styles.who} text-ink3`}>
          <b className="block font-600 text-ink">{who}</b> {approves}
        </p>
        <p className={`${styles.leaves} text-ink3`}>{leaves}</p>
      </div>
      <i data-part="line" className={styles.line} />
    </div>
  );
}
