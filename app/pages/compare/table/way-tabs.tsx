import { spaced } from "../../../lib/spaced.ts";
import { compareContent } from "../content.ts";
import { wayNames, ways } from "./content.ts";
import tabs from "../../../ui/radio-tabs.module.css";
import styles from "./way-tabs.module.css";

/** Chooses whom AIOI stands beside where there is no room for all four. */
export function WayTabs() {
  const others = wayNames.filter((way) => way !== "aioi");
  return (
    <fieldset
      className={`${tabs.tabs} ${styles.tabs} md:hidden print:hidden bg-surface page-width`}
    >
      <legend className="sr-only">{compareContent.table.tabs}</legend>
      <div>
        {spaced(
          others.map((way) => (
            <label key={way}>
              <input
                type="radio"
                name="way"
                id={`way-${way}`}
                value={way}
                defaultChecked={way === "hosted"}
              />
              {ways[way]}
            </label>
          )),
        )}
      </div>
    </fieldset>
  );
}
