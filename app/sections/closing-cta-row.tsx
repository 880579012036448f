import { LeadDialogTrigger } from "../leads/dialogs/lead-dialog-trigger.tsx";
import { Unbroken } from "../ui/unbroken.tsx";
import closing from "./closing-cta.module.css";
import styles from "./closing-cta-row.module.css";

const layouts = { compact: styles.compact, roomy: styles.roomy };

type ClosingCtaRowProps = {
  headline: string;
  layout: keyof typeof layouts;
  action: string;
  /** The dialog that the action opens. */
  dialog: "getStarted" | "hireMe" | "partner";
  /** Short id of the action, stored with the lead. */
  ctaId: string;
  variant: "primary" | "secondary";
};

/** One sentence with an action: the end of a page that lists things, or a step in its middle. */
export function ClosingCtaRow({ headline, action, layout, ...request }: ClosingCtaRowProps) {
  return (
    <section className="border-t border-ink print:hidden">
      <div className={`${closing.columns} ${layouts[layout]} page-width quarters`}>
        <h2 className="md:col-span-3 t-d3">
          <Unbroken text={headline} />
        </h2>
        <p className="inset">
          <LeadDialogTrigger {...request}>{action}</LeadDialogTrigger>
        </p>
      </div>
    </section>
  );
}
