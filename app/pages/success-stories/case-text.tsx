import linkStyles from "../../sections/covering-link.module.css";
import { successStoriesContent, type CustomerCase } from "./content.ts";
import styles from "./page.module.css";

/** The number of a case, what it took in three sentences, and the link to its story, which covers both. */
export function CaseText({ customer, number, unit, facts, story, ...text }: CustomerCase) {
  return (
    <div className={`${styles.text} ${linkStyles.around}`}>
      <h2 className="t-d4">{customer}</h2>
      <p className={`${styles.number} t-num`}>{number}</p>
      <p className="t-caption text-ink3">{unit}</p>
      <div className={styles.sentences}>
        {(["challenge", "solution", "outcome"] as const).map((part) => (
          <p key={part} className="t-body text-ink2">
            <strong>{`${successStoriesContent[part]}.`}</strong> {text[part]}
          </p>
        ))}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="t-source text-ink3">{name}</dt>
            <dd className="t-source">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.read}>
        <a href={story.href} className={linkStyles.link}>
          {successStoriesContent.read(story.company)}
        </a>{" "}
        <i aria-hidden="true" className="i-mark-arrow-right" />
      </p>
    </div>
  );
}
