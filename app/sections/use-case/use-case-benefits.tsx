import type { ReactNode } from "react";

import type { Heights } from "../../ui/below.ts";
import { DisplayNumber } from "../../ui/display-number.tsx";
import styles from "./use-case-benefits.module.css";
import { UseCaseSection } from "./use-case-section.tsx";

type Benefit = {
  /** A number or a short name, large. */
  number: string;
  text: string;
  /** A small drawing below the text. */
  drawing?: ReactNode;
};

type UseCaseBenefitsProps = {
  label: string;
  headline?: string;
  heights: Heights;
  items: readonly Benefit[];
  /**
   * `cross`: two by two in quarters 2 to 4, with a hairline cross. `lead`: the first over quarters 2
   * to 4, the others below it, one a quarter. `row`: one in each quarter.
   */
  layout: "cross" | "lead" | "row";
  source?: string;
};

const lists = {
  cross: "md:col-span-3 inset sm:grid-cols-2",
  lead: "md:col-span-3 md:col-start-2 md:grid-cols-3",
  row: "md:col-span-4 sm:grid-cols-2 md:grid-cols-4",
};

const cells = { cross: styles.cross, lead: styles.lead, row: styles.row };

/** "Key Benefits": four numbers or names, each with a sentence and maybe a drawing. */
export function UseCaseBenefits(benefits: UseCaseBenefitsProps) {
  const { label, headline, heights, items, layout, source } = benefits;
  return (
    <UseCaseSection label={label} headline={headline} heights={heights}>
      <ul className={`grid ${lists[layout]}`}>
        {items.map(({ number, text, drawing }, index) => (
          <li key={number} className={`${styles.benefit} ${cells[layout]}`}>
            <div>
              <h3 className={layout === "lead" && index > 0 ? "t-d3" : "t-d2"}>
                <DisplayNumber text={number} />
              </h3>
              <p className="max-w-400px mt-12px text-ink2">{text}</p>
            </div>
            {drawing}
          </li>
        ))}
      </ul>
      {source !== undefined && (
        <p
          className={`md:col-span-3 mt-24px md:mt-32px t-source text-ink3 ${layout === "row" ? "" : "md:col-start-2 inset"}`}
        >
          {source}
        </p>
      )}
    </UseCaseSection>
  );
}
