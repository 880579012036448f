import { articlePath } from "../../articles/kinds.ts";
import { CustomerMark } from "../../sections/customer-mark.tsx";
import { CustomerProof } from "../../sections/customer-proof.tsx";
import type { homeContent } from "./content.ts";
import styles from "./proof.module.css";

/** Six customers by their marks, and one of them with its number and its words. */
export function Proof(proof: (typeof homeContent)["proof"]) {
  return (
    <section aria-label={proof.label}>
      <div className="border-b border-line">
        <ul className={`page-width ${styles.marks}`}>
          {proof.customers.map((entry) => (
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
      </div>
      <CustomerProof {...proof} />
    </section>
  );
}
