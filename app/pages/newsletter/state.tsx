import type { ReactNode } from "react";

import { newsletterContent } from "../../content/newsletter.ts";
import { StateDrawing, type SubscriptionState } from "./state-drawing.tsx";
import styles from "./state.module.css";

type StateProps = {
  state: SubscriptionState;
  title: string;
  description: string;
  /** Whether it says that something failed: it is read out at once. */
  isAlert: boolean;
  /** One action and one way out, or the form. */
  children: ReactNode;
};

/** What became of a subscription, or of a link in a mail: a drawing of it, words, and what to do next. */
export function State({ state, title, description, isAlert, children }: StateProps) {
  return (
    <div className="pt-40px pb-72px md:pt-72px md:pb-96px page-width">
      <div className={styles.state}>
        <div className={`${styles.outside} hatch`}>
          <StateDrawing state={state} />
        </div>
        <div className="p-24px md:px-40px md:pt-32px md:pb-40px">
          <p className="t-caption text-ink3">{newsletterContent.label}</p>
          <h1 className="mt-8px mb-12px t-d2">{title}</h1>
          <p role={isAlert ? "alert" : "status"} className="max-w-480px t-body text-ink2">
            {description}
          </p>
          {children}
        </div>
      </div>
    </div>
  );
}
