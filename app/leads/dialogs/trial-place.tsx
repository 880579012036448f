import { Fragment } from "react";

import { trial, trialContent, trialPlaces } from "../../content/trial.ts";
import styles from "./trial-place.module.css";

const shownFor = { ours: styles.ours, yours: styles.yours };

/**
 * The sentence under the title: what is tried where, of the tier whose trigger was pressed. Without
 * styles all of them are read: spaces keep them apart.
 */
export function TrialHead() {
  return (
    <>
      <span className={styles.unknown}>{trialContent.unknown}</span>{" "}
      {trialPlaces.map((place) => (
        <Fragment key={place}>
          <span className={shownFor[place]}>{trial[place].head}</span>{" "}
        </Fragment>
      ))}
      <span className={styles.contract}>{trialContent.contract}</span>
    </>
  );
}

type TrialPlaceProps = {
  /** What was chosen in a post without script that failed. */
  posted: string | undefined;
  className?: string | undefined;
};

/** Where the trial runs, for a visitor who has not chosen a tier. */
export function TrialPlaceChoice({ posted, className }: TrialPlaceProps) {
  return (
    <fieldset className={`${styles.unknown} ${styles.places} ${className ?? ""}`}>
      <legend className="sr-only">{trialContent.choose}</legend>
      {trialPlaces.map((place) => (
        <label key={place}>
          <input
            type="radio"
            name="place"
            value={place}
            defaultChecked={place === (posted === "yours" ? "yours" : "ours")}
          />
          <b>{trial[place].label}</b> <span className="text-ink2">{trial[place].choice}</span>
        </label>
      ))}
    </fieldset>
  );
}
