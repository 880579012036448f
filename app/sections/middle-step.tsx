import type { ReactNode } from "react";

import styles from "./middle-step.module.css";

type MiddleStepProps = {
  /** A sentence with a number. */
  text: string;
  /** Where it leads: a link or a button. */
  children: ReactNode;
  /** Classes that place it. */
  className: string | undefined;
};

/** The next step in the middle of a long list or article, as one line. */
export function MiddleStep({ text, children, className }: MiddleStepProps) {
  return (
    <section aria-label="Next step" className={`${styles.step} print:hidden ${className}`}>
      <p className="t-d4">{text}</p>
      {children}
    </section>
  );
}
