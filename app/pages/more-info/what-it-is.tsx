import type { moreInfoContent } from "./content.ts";
import { DisplayNumber } from "../../ui/display-number.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./page.module.css";

/** What the platform is, and four numbers. */
export function WhatItIs({
  label,
  headline,
  text,
  numbers,
  source,
}: (typeof moreInfoContent)["what"]) {
  return (
    <Section label={label}>
      <div className={styles.content}>
        <h2 className={`${styles.intro} t-d2`}>{headline}</h2>
        <p className={`${styles.introText} t-lead text-ink2`}>{text}</p>
      </div>
      <div className={`${styles.content} ${styles.wide}`}>
        <dl className={styles.numbers}>
          {numbers.map(({ value, text: meaning }) => (
            <div key={value}>
              <dt className="t-small text-ink2">{meaning}</dt>
              <dd className="t-d3">
                <DisplayNumber text={value} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="t-source text-ink3">{source}</p>
      </div>
    </Section>
  );
}
