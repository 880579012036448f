import type { ReactNode } from "react";

import { UseCaseSection } from "./use-case-section.tsx";

export type Application = {
  title: string;
  text: string;
  /** A small drawing in the last quarter. */
  drawing?: ReactNode;
};

export type UseCaseApplicationsProps = {
  label: string;
  headline?: string;
  items: readonly Application[];
  source?: string;
};

/** Applications of a use case, one row each, with a drawing in the fourth quarter. */
export function UseCaseApplications(applications: UseCaseApplicationsProps) {
  const { label, headline, items, source } = applications;
  return (
    <UseCaseSection label={label} headline={headline}>
      <div className="md:col-span-3 md:col-start-2 md:ml-24px">
        <ul>
          {items.map(({ title, text, drawing }) => (
            <li
              key={title}
              className="grid md:grid-cols-[calc((100%_-_48px)/3)_minmax(0,1fr)_minmax(0,1fr)] gap-y-12px py-28px md:py-36px md:first:pt-8px border-line [&+&]:border-t"
            >
              <h3 className="t-d3 md:pr-24px">{title}</h3>
              <p
                className={`md:pl-24px md:pr-24px max-w-560px text-ink2 ${drawing === undefined ? "md:col-span-2" : ""}`}
              >
                {text}
              </p>
              {drawing !== undefined && (
                <div className="max-md:mt-12px max-md:max-w-480px md:pl-24px">{drawing}</div>
              )}
            </li>
          ))}
        </ul>
        {source !== undefined && <p className="mt-16px t-src text-ink3">{source}</p>}
      </div>
    </UseCaseSection>
  );
}
