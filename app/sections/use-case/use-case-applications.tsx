import type { ReactNode } from "react";

import styles from "./use-case-applications.module.css";
import { UseCaseSection } from "./use-case-section.tsx";

type Application = {
  title: string;
  text: string;
  /** A small drawing in the last quarter. */
  drawing: ReactNode;
};

type UseCaseApplicationsProps = {
  label: string;
  items: readonly Application[];
  source?: string;
};

/** Applications of a use case, one row each, with a drawing in the fourth quarter. */
export function UseCaseApplications({ label, items, source }: UseCaseApplicationsProps) {
  return (
    <UseCaseSection label={label} heights={[1027, 958, 678]}>
      <div className="md:col-span-3 md:col-start-2 md:ml-24px">
        <ul>
          {items.map(({ title, text, drawing }) => (
            <li key={title} className={styles.application}>
              <h3 className="md:pr-24px t-d3">{title}</h3>
              <p className="max-w-560px md:px-24px text-ink2">{text}</p>
              <div className="max-md:max-w-480px max-md:mt-12px md:pl-24px">{drawing}</div>
            </li>
          ))}
        </ul>
        {source !== undefined && <p className="mt-16px t-source text-ink3">{source}</p>}
      </div>
    </UseCaseSection>
  );
}
