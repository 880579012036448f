import { storageChoice } from "./content.ts";
import styles from "./page.module.css";

/**
 * Lets a visitor allow the site to remember where the visit began for 30 days. Off by default.
 * `browser/storage-choice.ts` enables it.
 */
export function StorageChoice() {
  return (
    <section className={`${styles.choice} page-width quarters`} aria-label={storageChoice.label}>
      <label className="t-small text-ink2 text-pretty">
        <input type="checkbox" disabled data-storage-choice="" />
        {storageChoice.text}
      </label>
    </section>
  );
}
