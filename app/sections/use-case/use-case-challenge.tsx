import rails from "../../ui/rails.module.css";
import styles from "./use-case-challenge.module.css";
import { UseCaseSection } from "./use-case-section.tsx";

type Statement = { title: string; text: string };

type UseCaseChallengeProps = {
  label: string;
  headline: string;
  items: readonly Statement[];
  /**
   * How many quarters each statement takes, side by side; or `rows`: one below the other, the title
   * in quarter 2 and the text over quarters 3 and 4.
   */
  proportions: readonly (1 | 2 | 3)[] | "rows";
};

const spans = { 1: "", 2: "md:col-span-2", 3: "md:col-span-3" };

/** "The Challenge": three statements on the ground color. */
export function UseCaseChallenge({ label, headline, items, proportions }: UseCaseChallengeProps) {
  return (
    <UseCaseSection label={label} headline={headline} tone="ground">
      {proportions === "rows" ? (
        <ul className="md:col-span-3 md:col-start-2 md:ml-24px border-t border-ink">
          {items.map(({ title, text }) => (
            <li key={title} className={styles.row}>
              <h3 className="md:pr-24px t-d3">{title}</h3>
              <p className="md:pl-24px text-ink2">{text}</p>
            </li>
          ))}
        </ul>
      ) : (
        <ul className={`${styles.columns} ${rails.rails} ${rails.ruled} md:col-span-4 quarters`}>
          {items.map(({ title, text }, index) => (
            <li key={title} className={`${styles.column} ${spans[proportions[index] ?? 1]}`}>
              <h3 className="t-d3">{title}</h3>
              <p className="max-w-520px mt-12px text-ink2">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </UseCaseSection>
  );
}
