import { formatDate } from "../../lib/format.ts";
import { printedPricing } from "./content.ts";
import styles from "./printed.module.css";

/** The head of a printed sheet: what it is, which of the two, and since when the prices hold. */
export function PrintedHead({ sheet }: { sheet: 0 | 1 }) {
  return (
    <p data-print="" className={styles.head}>
      {printedPricing.title}{" "}
      <span>{`${printedPricing.sheets[sheet]} · ${formatDate(printedPricing.date)}`}</span>
    </p>
  );
}

/** The foot of a printed sheet: where the page is. */
export function PrintedFoot() {
  return (
    <p data-print="" className={styles.foot}>
      {printedPricing.address()}
    </p>
  );
}

/** What paper says in place of the sections below the table. */
export function PrintedNotes() {
  return (
    <dl data-print="" className={styles.notes}>
      {printedPricing.notes().map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
