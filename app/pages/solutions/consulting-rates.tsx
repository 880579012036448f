import { consultingFacts } from "./content.ts";
import styles from "./page.module.css";

/** Rate and availability of hourly consulting. */
export function ConsultingRates() {
  return (
    <dl className={styles.rates}>
      {consultingFacts.map(([name, value]) => (
        <div key={name}>
          <dt className="t-small text-ink2">{name}</dt>
          <dd className="t-caption text-right whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
