import { articlePath } from "../../articles/kinds.ts";
import { CustomerMark } from "../../sections/customer-mark.tsx";
import type { homeContent } from "./content.ts";
import styles from "./proof.module.css";

/** Six customers by their marks. */
export function Proof({ label, customers }: (typeof homeContent)["proof"]) {
  return (
    <section aria-label={label}>
      <ul className={`page-width ${styles.marks}`}>
        {customers.map((entry) => (
          <li key={entry.customer}>
            {"story" in entry ? (
              <a href={articlePath("story", entry.story)}>
                <CustomerMark customer={entry.customer} />
              </a>
            ) : (
              <CustomerMark customer={entry.customer} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
