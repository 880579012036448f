import type { successStoriesContent } from "./content.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./page.module.css";

type ClosingCardProps = (typeof successStoriesContent)["closing"];

/** The card at the end, with links to our own story and to the cases above. */
export function ClosingCard({ headline, text, start, journey, all }: ClosingCardProps) {
  return (
    <section className="bg-ground border-t border-ink">
      <div className="page-width py-56px md:py-96px">
        <div className={`${styles.closing} wall`}>
          <div>
            <h2 className="t-d2">{headline}</h2>
            <p className={`${styles.closingText} t-body text-ink2`}>{text}</p>
          </div>
          <p className="flex flex-wrap gap-16px md:justify-end">
            <LeadDialogTrigger
              dialog="getStarted"
              ctaId="stories-closing"
              className={buttonClass({ variant: "primary" })}
            >
              {start}
            </LeadDialogTrigger>{" "}
            <a href={journey.href} className={buttonClass({ variant: "secondary" })}>
              {journey.label}
            </a>{" "}
            <a href={all.href} className={buttonClass({ variant: "secondary" })}>
              {all.label}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
