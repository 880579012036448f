import { LeadDialogTrigger } from "../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Unbroken } from "../ui/unbroken.tsx";

const layouts = {
  compact: { grid: "py-40px", headline: "" },
  roomy: { grid: "pt-56px pb-64px md:pb-72px", headline: "max-w-560px" },
};

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
export function ClosingCtaRow({
  headline,
  action,
  layout,
  variant,
  ...request
}: ClosingCtaRowProps) {
  const classes = layouts[layout];
  return (
    <section className="border-t border-ink print:hidden">
      <div className={`page-width quarters items-center gap-y-24px ${classes.grid}`}>
        <h2 className={`md:col-span-3 t-d3 ${classes.headline}`}>
          <Unbroken text={headline} />
        </h2>
        <p className="inset">
          <LeadDialogTrigger {...request} className={buttonClass({ variant })}>
            {action}
          </LeadDialogTrigger>
        </p>
      </div>
    </section>
  );
}
