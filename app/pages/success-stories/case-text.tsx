import { successStoriesContent, type CustomerCase } from "./content.ts";
import styles from "./page.module.css";

/** The number of a case with its source, then challenge, solution and outcome with three facts. */
export function CaseText({ customer, number, unit, source, facts, ...text }: CustomerCase) {
  return (
    <div className={`${styles.text} page-width quarters`}>
      <div className="md:pr-24px">
        <h2 className="t-d3">
          {number}
          <br />
          {unit}
        </h2>
        <p className={`${styles.customer} text-ink2 text-balance`}>{customer}</p>
        <p className={`${styles.source} t-source text-ink3`}>{source}</p>
      </div>
      {(["challenge", "solution", "outcome"] as const).map((part) => (
        <div key={part} className="inset md:pr-16px">
          <h3 className="t-d4">{successStoriesContent[part]}</h3>
          <p className={`mt-4px t-small text-pretty ${part === "outcome" ? "" : "text-ink2"}`}>
            {text[part]}
          </p>
          {part === "outcome" && (
            <dl className={styles.facts}>
              {facts.map(({ name, value }) => (
                <div key={name} className={styles.fact}>
                  <dt className="t-note text-ink2 whitespace-nowrap">{name}</dt>
                  <dd className="t-caption text-right">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      ))}
    </div>
  );
}
