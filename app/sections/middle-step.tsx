import type { ReactNode } from "react";

import "./middle-step.css";

type MiddleStepProps = {
  /** A sentence with a number. */
  text: string;
  /** Where it leads: a link or a button of the class `middle-step-link`. */
  children: ReactNode;
  /** Classes that place it. */
  className: string;
};

/** The next step in the middle of a long list or article, as one line. */
export function MiddleStep({ text, children, className }: MiddleStepProps) {
  return (
    <section aria-label="Next step" className={`middle-step ${className}`}>
      <p className="t-d4">{text}</p>
      {children}
    </section>
  );
}
