import { spaced } from "../../../lib/spaced.ts";
import { followedCall, signatureContent } from "./content.ts";
import { stopNames } from "./describe-call.ts";
import styles from "./stops.module.css";

/**
 * The four stops of the request, from left to right under the ruler. None is checked while the finished
 * state stands; the checked one alone decides how far the request has come.
 */
export function Stops() {
  const { words } = followedCall;
  return (
    <fieldset className={styles.stops}>
      <legend className="sr-only">{signatureContent.stops}</legend>
      {spaced(
        stopNames.map((name, index) => (
          <label key={name} data-from={index + 1} className={styles.stop}>
            <input
              type="radio"
              name="stop"
              value={name}
              aria-labelledby={`stop-${name}`}
              className="sr-only"
            />
            <b id={`stop-${name}`}>{`${index + 1} ${name}`}</b>{" "}
            <span data-part={`time-${name}`} className="t-log text-ink3">
              {words[`time-${name}`]}
            </span>{" "}
            <span data-part={`sentence-${name}`} className={styles.sentence}>
              {words[`sentence-${name}`]}
            </span>{" "}
            <span data-part={`source-${name}`} className={`${styles.source} t-log text-ink3`}>
              {words[`source-${name}`]}
            </span>
          </label>
        )),
      )}
    </fieldset>
  );
}
