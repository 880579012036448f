import { autopilots } from "../../../content/autopilots.ts";
import type { AutopilotSlug } from "../../../content/paths.ts";
import { gateContent } from "../artifacts/artifact-content.ts";
import { artifacts } from "../artifacts/artifacts.tsx";
import { indented } from "../artifacts/stage.tsx";
import { autopilotProfiles } from "./autopilot-profiles.ts";
import { autopilotContent } from "./content.ts";
import { buttonClass } from "../../../ui/button.tsx";
import styles from "./work-bench.module.css";

/** How far the gate stands from the middle, in px: level with what leaves. */
const gates: Record<AutopilotSlug, number> = {
  bdr: 40,
  akito: -26,
  marketer: -22,
  "document-validator": 18,
  "patent-filer": 0,
  "customer-experience": 0,
};

/**
 * What an agent makes, large: sources beside it, and a wall with one gate. A source lights what comes
 * from it, and sending lets it out, both without script.
 */
export function WorkBench({ slug }: { slug: AutopilotSlug }) {
  const { label, hint, source, describe, waits, arrived, sending, sent, before, after } =
    autopilotContent.path;
  const profile = autopilotProfiles[slug];
  const gate = gateContent[slug];
  const { who, approves, leaves } = gate;
  const Artifact = artifacts[slug];
  // A custom property, for which React has no type.
  const style = { "--gate": `calc(50% + ${gates[slug]}px)` };
  return (
    <section className="border-t border-ink">
      <div className="page-width pt-40px md:pt-48px pb-56px md:pb-72px">
        <h2 className="mb-20px t-log text-ink3">
          {`${label}. `}
          <span className="text-ink print:hidden">{hint}</span>
        </h2>
        <figure aria-label={describe(autopilots[slug].name, profile, gate)}>
          <div
            className={`${styles.bench} t-copy ${indented.includes(slug) ? styles.indented : ""}`}
            style={style}
          >
            <ul className={styles.sources}>
              {profile.reads.map(({ name, note }) => (
                <li key={name} className="md:relative">
                  <button type="button">
                    {`${name} `}
                    <span className="text-ink3">{note}</span>
                  </button>
                </li>
              ))}
            </ul>
            <div className={`${styles.sheet} min-w-0`}>
              <Artifact />
            </div>
            <div data-part="outside" className={`${styles.outside} t-log`}>
              <i data-part="line" className={styles.line} />
              <div className={`${styles.inbox} bg-surface`}>
                <p>{profile.inbox}</p>
                <p className={`${styles.waits} text-ink3`}>{waits}</p>
                <p data-unchosen="" className={`${styles.here} text-signal`}>
                  {arrived(leaves)}
                </p>
              </div>
              <p className={`${styles.who} text-ink3`}>
                <b className="block font-600 text-ink">{who}</b> {approves}
              </p>
              <label
                className={`${buttonClass({ variant: "secondary" })} ${styles.send} print:hidden`}
              >
                <input type="checkbox" className="unseen" />
                <span>{profile.press}</span> <span aria-hidden="true">{sending}</span>{" "}
                <span>{sent}</span>
              </label>
              <p role="status" className={`${styles.out} print:hidden text-ink3`}>
                <span>{before}</span> <span data-unchosen="">{after(leaves)}</span>
              </p>
            </div>
          </div>
          <figcaption className="mt-16px t-source text-ink3">{source}</figcaption>
        </figure>
      </div>
    </section>
  );
}
