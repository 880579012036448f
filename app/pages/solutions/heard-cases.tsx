import { Section } from "../../ui/section.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import type { solutionsContent } from "./content.ts";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./page.module.css";

type HeardCasesProps = (typeof solutionsContent)["cases"];

/** What one hears in a meeting, what removes it, and the number behind it. */
export function HeardCases({ label, headline, rows }: HeardCasesProps) {
  return (
    <Section label={label}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <div className="md:col-span-4 mt-40px md:mt-56px">
        {rows.map(({ heard, text, target, number, unit }) => (
          <div key={heard} className={`${styles.case} quarters`}>
            <h3 className="t-d3 md:pr-24px">{heard}</h3>
            <p className="inset md:pr-24px t-small text-ink2 text-pretty">
              <Unbroken text={text} />
            </p>
            <p className="inset">
              <a
                href={target.href}
                className={`${styles.caseLink} ${buttonClass({ variant: "evidence" })}`}
              >
                {target.title}
              </a>
            </p>
            <div className="inset">
              <p className={styles.caseNumber}>{number}</p>
              <p className={`${styles.caseUnit} t-caption text-ink3`}>{unit}</p>
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
