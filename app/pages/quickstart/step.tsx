import type { ReactNode } from "react";
import styles from "./step.module.css";

type StepProps = {
  number: string;
  title: string;
  text: string;
  /** The code of the step. */
  children: ReactNode;
};

/** A step: what it does, and its code beside it. */
export function Step({ number, title, text, children }: StepProps) {
  return (
    <section id={`step-${number}`} className="page-width">
      <div className={styles.step}>
        <div>
          <p className="t-caption text-ink3">{number}</p>
          <h2 className="mt-8px t-d3">{title}</h2>
          <p className={`${styles.text} mt-12px t-copy text-ink2`}>{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
