import type { privacySovereigntyContent } from "./content.ts";
import { ModeGlyph } from "../../../sections/plan/mode-glyph.tsx";
import styles from "./deployment-modes.module.css";

type DeploymentModesProps = (typeof privacySovereigntyContent)["deployment"];

/** The three places the platform runs in, under the drawing of the last one. */
export function DeploymentModes({ label, note, ways }: DeploymentModesProps) {
  return (
    <section className="border-t border-ink">
      <div className="page-width quarters">
        <div className="pt-24px md:pb-24px">
          <h2 className="t-caption text-ink3">{label}</h2>
          <p className="t-source text-ink3">{note}</p>
        </div>
        <ul className="md:col-span-3 grid md:grid-cols-3 max-md:py-16px">
          {ways.map(({ mode, name, line }) => (
            <li key={name} className={styles.way}>
              <span>
                <ModeGlyph mode={mode} />
              </span>{" "}
              <span className="t-note text-ink2">
                <b className="text-ink">{name}</b> {line}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
