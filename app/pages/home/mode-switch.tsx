import { spaced } from "../../lib/spaced.ts";
import { modeContent, type PlanMode, planModes } from "../../content/plan.ts";
import { ModeGlyph } from "../../sections/plan/mode-glyph.tsx";
import { homeContent } from "./content.ts";
import styles from "./home-hero.module.css";

/** Four modes of the plan: the checked radio button alone decides which of them is drawn. */
export function ModeSwitch({ mode }: { mode: PlanMode }) {
  return (
    <fieldset className={styles.modes}>
      <legend className="sr-only">{homeContent.hero.modesLabel}</legend>
      <div className="page-width">
        {spaced(
          planModes.map((id) => (
            <label key={id}>
              <input type="radio" name="mode" value={id} defaultChecked={id === mode} />
              <ModeGlyph mode={id} />
              <span className="t-note">
                <b>{modeContent[id].name}</b>{" "}
                <span className={styles.modeLine}>{modeContent[id].line}</span>
              </span>
            </label>
          )),
        )}
      </div>
    </fieldset>
  );
}
