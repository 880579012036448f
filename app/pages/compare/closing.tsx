import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { compareContent } from "./content.ts";
import styles from "./page.module.css";

const { headline, action, evidence } = compareContent.closing;

/** Asks for an invoice; the form holds what the visitor set in the chart. */
export function Closing() {
  return (
    <section className="print:hidden">
      <div className={`page-width quarters items-end gap-y-24px ${styles.closing}`}>
        <h2 className="md:col-span-3 t-d2">{headline}</h2>
        <p className="inset flex flex-wrap items-center gap-x-24px gap-y-12px">
          <LeadDialogTrigger
            dialog="hireMe"
            ctaId="compare-closing"
            className={buttonClass({ variant: "primary" })}
          >
            {action}
          </LeadDialogTrigger>{" "}
          <a href="/pricing" className={buttonClass({ variant: "evidence" })}>
            {evidence}
          </a>
        </p>
      </div>
    </section>
  );
}
