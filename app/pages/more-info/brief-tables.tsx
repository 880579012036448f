import { Fragment } from "react";

import type { moreInfoContent } from "./content.ts";
import { Section } from "../../ui/section.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { HeadCells } from "../../ui/table-head.tsx";
import styles from "./page.module.css";

/** Questions of a security team, as a table. */
export function BriefSecurity(content: (typeof moreInfoContent)["security"]) {
  return (
    <Section label={content.label} heights={[959, 670, 654]}>
      <div className={styles.content}>
        <h2 className="t-d2">{content.headline}</h2>
        <table className={`${styles.questions} mt-32px`}>
          <caption className="sr-only">{content.caption}</caption>
          <thead className="sr-only">
            <tr>
              <HeadCells names={content.head} />
            </tr>
          </thead>
          <tbody>
            {content.rows.map(([question, answer]) => (
              <tr key={question}>
                <th scope="row" className={`${styles.cell} t-small text-ink2`}>
                  {question}
                </th>
                <td className={`${styles.cell} t-body`}>{answer}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** The tiers in five columns; on phones the capacity stands below the other four. */
export function BriefTiers({ label, headline, caption, head, rows, source }: BriefTiersProps) {
  return (
    <Section label={label} tone="ground" heights={[834, 685, 612]}>
      <div className={styles.content}>
        <h2 className="t-d2">{headline}</h2>
        <table className={`${styles.tiers} mt-32px`}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {head.map((name, column) => (
                <th
                  key={name}
                  scope="col"
                  className={`${styles.headCell} font-500 ${column === 2 ? styles.capacity : ""} ${column === 4 ? styles.lastCell : ""} t-small`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, price, capacity, sla, runsIn }) => (
              <tr key={name}>
                <th scope="row" className={`${styles.cell} ${styles.tier} font-500`}>
                  {name}
                </th>
                <td className={`${styles.cell} t-cell`}>{price}</td>
                <td className={`${styles.cell} ${styles.capacity} t-cell`}>
                  <Capacity text={capacity} />
                </td>
                <td className={`${styles.cell} t-cell`}>{sla}</td>
                <td className={`${styles.cell} ${styles.lastCell} t-small text-ink2`}>
                  <Unbroken text={runsIn} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-16px t-source text-ink3">{source}</p>
      </div>
    </Section>
  );
}

/** What a tier holds; an amount and its unit stay on one line. */
function Capacity({ text }: { text: string }) {
  return text.split(", ").map((amount, index) => (
    <Fragment key={amount}>
      {index > 0 && ", "}
      <span className="whitespace-nowrap">{amount}</span>
    </Fragment>
  ));
}

type BriefTiersProps = (typeof moreInfoContent)["tiers"];
