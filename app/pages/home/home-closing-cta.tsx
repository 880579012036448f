import { script } from "../../islands/script.ts";
import { spaced } from "../../lib/spaced.ts";
import { modeContent, planModes } from "../../content/plan.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { ModeGlyph } from "../../sections/plan/mode-glyph.tsx";
import { type Wire, wire } from "../../sections/plan/plan-geometry.ts";
import packets from "../../sections/plan/packets.script.ts";
import { PlanTraffic } from "../../sections/plan/plan-parts.tsx";
import planStyles from "../../sections/plan/plan.module.css";
import { below } from "../../ui/below.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import type { homeContent } from "./content.ts";
import styles from "./home-closing-cta.module.css";

/** The wall's line in the form's requirements, by mode. */
const lineOf = (wall: string, mode: string) => `${wall}: ${mode}`;

/**
 * The end of the home page: two rooms, and where their wall should stand. The checked radio button
 * alone decides what is drawn; the form of the dialog begins its requirements with it.
 */
export function HomeClosingCta(content: (typeof homeContent)["closing"]) {
  const { headline, promise, action, question, rows, wall } = content;
  return (
    <section {...below([465, 583, 400])} className={styles.closing}>
      <div className="page-width">
        <div className={`${styles.rooms} wall`}>
          {planModes.map((mode) => (
            <div key={mode} aria-hidden="true" className={styles.walls} data-wall={mode}>
              <i />
              <i />
              <i />
            </div>
          ))}
          <Entrance />
          <h2 className="t-d1">
            <TwoLines lines={headline} />
          </h2>
          <fieldset>
            <legend className="t-caption text-ink3">{question}</legend>
            {spaced(
              planModes.map((mode) => (
                <label key={mode} className="t-note">
                  <input
                    type="radio"
                    name="wall"
                    value={mode}
                    data-requirement={lineOf(wall, modeContent[mode].name)}
                    defaultChecked={mode === "hybrid"}
                    data-wall={mode}
                    className="sr-only"
                  />
                  <ModeGlyph mode={mode} />
                  {modeContent[mode].name}
                </label>
              )),
            )}
          </fieldset>
          <div className={styles.side}>
            <p className="t-body text-ink2">{promise}</p>
            <p className="mt-20px">
              <LeadDialogTrigger dialog="hireMe" ctaId="home-closing" variant="primary">
                {action}
              </LeadDialogTrigger>
            </p>
          </div>
          <dl className="t-source">
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                {value === null ? (
                  planModes.map((mode) => (
                    <dd key={mode} data-wall={mode}>
                      {modeContent[mode].name.toLowerCase()}
                    </dd>
                  ))
                ) : (
                  <dd>{value}</dd>
                )}
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Models come in along it. */
const line: Wire[] = [wire([400, 26, 17, 26], [49, 26])];

/** The gate in the right wall, or the airlock between two walls. */
function Entrance() {
  return (
    <svg
      {...script(packets, "rest")}
      width="22"
      height="52"
      aria-hidden="true"
      className={styles.gate}
    >
      <g data-wall="air-gapped">
        <path d="M9-11H56V63H9" fill="var(--surface)" className={planStyles.gate} />
        <path d="M20 4v44M46 4v44" stroke="var(--ink)" strokeWidth="2" />
        <path d="M25 18h16v16H25z" className={planStyles.wire} />
      </g>
      <g>
        <path d="M7 0h8v52H7z" fill="var(--surface)" />
        <path d="M0 0h22M0 52h22" className={planStyles.gate} />
        <PlanTraffic wires={line} />
      </g>
    </svg>
  );
}
