import { spaced } from "../../../lib/spaced.ts";
import { ClosingCta } from "../../../sections/closing-cta.tsx";
import type { privacySovereigntyContent } from "./content.ts";
import styles from "./privacy-closing.module.css";

type Content = (typeof privacySovereigntyContent)["closing"];

/**
 * Four rooms for records. The checked radio button alone decides which one has the wall, the gate and the
 * models' line; the form of the dialog begins its requirements with the records that were named.
 */
export function PrivacyClosing({ content }: { content: Content }) {
  const { legend, models, records, named, ...closing } = content;
  return (
    <ClosingCta
      heights={[841, 598, 579]}
      {...closing}
      tone="surface"
      ctaId="privacy-closing"
      band={
        <fieldset className={styles.named}>
          <legend className="sr-only">{legend}</legend>
          <div className="page-width relative grid grid-cols-2 gap-16px sm:grid-cols-4 md:gap-32px">
            <p aria-hidden="true" className={`t-log ${styles.models} bg-ground max-sm:hidden`}>
              {models}
            </p>
            {spaced(
              records.map(({ name, examples }) => (
                <label key={name} data-part="room" className={`${styles.room} bg-ground`}>
                  <input
                    type="radio"
                    name="records"
                    value={name}
                    data-requirement={name}
                    defaultChecked={name === named}
                    className="sr-only"
                  />
                  <svg width="72" height="56" fill="none" aria-hidden="true">
                    <path d="M.5.5h71v55H.5zM.5 38.5h71M.5 44.5h71M.5 50.5h71" />
                  </svg>
                  <b>{name}</b> <span className="t-caption">{examples}</span>
                  <i data-part="wall" className={`${styles.wall} wall`}>
                    <i />
                  </i>
                </label>
              )),
            )}
          </div>
        </fieldset>
      }
    />
  );
}
