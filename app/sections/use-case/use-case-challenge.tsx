import { UseCaseSection } from "./use-case-section.tsx";

type Statement = { title: string; text: string };

export type UseCaseChallengeProps = {
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
            <li
              key={title}
              className="grid gap-y-8px md:grid-cols-[calc((100%_-_48px)/3)_minmax(0,1fr)] py-28px border-b border-line md:py-36px"
            >
              <h3 className="t-d3 md:pr-24px">{title}</h3>
              <p className="md:pl-24px max-w-600px text-ink2">{text}</p>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="md:col-span-4 quarters border-t border-ink">
          {items.map(({ title, text }, index) => (
            <li
              key={title}
              className={`py-24px md:pb-8px md:pr-24px max-md:border-line max-md:[&+&]:border-t md:border-line md:[&+&]:border-l md:[&+&]:pl-23px ${spans[proportions[index] ?? 1]}`}
            >
              <h3 className="t-d3">{title}</h3>
              <p className="mt-12px max-w-520px text-ink2">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </UseCaseSection>
  );
}
