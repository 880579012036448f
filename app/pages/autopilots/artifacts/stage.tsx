import type { AutopilotSlug } from "../../../content/paths.ts";
import { gateContent } from "./artifact-content.ts";
import { artifacts } from "./artifacts.tsx";

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
  const style = { "--gy": `${gates[slug]}%` };
  return (
    <div className={`stage ${indented.includes(slug) ? "stage-indented" : ""}`} style={style}>
      <div className="stage-artifact">
        <Artifact />
      </div>
      <div className="stage-outside">
        <p className="stage-who">
          <b>{who}</b> {approves}
        </p>
        <p className="stage-leaves">{leaves}</p>
      </div>
      <i className="stage-line" />
    </div>
  );
}
