import type { companyContent } from "./content.ts";
import { KeyNumbers } from "../../sections/key-numbers.tsx";
import styles from "./page.module.css";

type ImpactProps = (typeof companyContent)["impact"];

/** Four numbers on the quarters. */
export function Impact({ label, numbers, source }: ImpactProps) {
  return (
    <section className={`${styles.impact} page-width`}>
      <h2 className="sr-only">{label}</h2>
      <KeyNumbers numbers={numbers} rule="none" />
      <p className="mt-8px t-source text-ink3">{source}</p>
    </section>
  );
}
