import type { ReactNode } from "react";

import { UseCaseSection } from "./use-case-section.tsx";

export type Benefit = {
  /** A figure or a short name, large. */
  figure: string;
  text: string;
  /** A small drawing below the words. */
  drawing?: ReactNode;
};

export type UseCaseBenefitsProps = {
  label: string;
  headline?: string;
  items: readonly Benefit[];
  /**
   * `cross`: two by two in quarters 2 to 4, with a hairline cross; or one row over the whole width,
   * each benefit as many parts wide as named.
   */
  proportions: "cross" | readonly (1 | 2)[];
  source?: string;
};

/** "Key Benefits": four figures or names, each with a sentence and maybe a drawing. */
export function UseCaseBenefits(benefits: UseCaseBenefitsProps) {
  const { label, headline, items, proportions, source } = benefits;
  const cross = proportions === "cross";
  return (
    <UseCaseSection label={label} headline={headline}>
      <ul
        className={
          cross
            ? "md:col-span-3 inset grid sm:grid-cols-2"
            : "md:col-span-4 grid sm:grid-cols-2 md:grid-cols-5"
        }
      >
        {items.map(({ figure, text, drawing }, index) => (
          <li
            key={figure}
            className={`flex flex-col gap-24px justify-between border-line max-sm:[&+&]:border-t max-sm:py-32px max-sm:first:pt-0 ${cross ? crossCell : rowCell} ${!cross && proportions[index] === 2 ? "md:col-span-2" : ""}`}
          >
            <div>
              <h3 className="t-d2">{figure}</h3>
              <p className="mt-12px max-w-400px text-ink2">{text}</p>
            </div>
            {drawing}
          </li>
        ))}
      </ul>
      {source !== undefined && (
        <p
          className={`md:col-span-3 mt-24px t-src text-ink3 ${cross ? "md:col-start-2 inset" : ""}`}
        >
          {source}
        </p>
      )}
    </UseCaseSection>
  );
}

const crossCell =
  "sm:even:border-l sm:even:pl-32px sm:odd:pr-32px sm:first:pt-0 sm:[&:nth-child(2)]:pt-0 sm:[&:nth-child(n+3)]:border-t sm:[&:nth-child(n+3)]:pt-36px sm:[&:nth-child(-n+2)]:pb-36px";
const rowCell = "sm:py-28px md:[&+&]:border-l md:[&+&]:pl-24px sm:pr-24px";
