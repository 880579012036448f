import type { ReactNode } from "react";

import { LeadDialogTrigger } from "../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../ui/button.tsx";

const layouts = {
  compact: { grid: "py-40px", headline: "" },
  roomy: { grid: "pt-56px pb-64px md:pb-72px", headline: "max-w-560px" },
};

type ClosingCtaRowProps = {
  headline: string;
  layout: keyof typeof layouts;
  action: string;
  /** The dialog that the action opens. */
  dialog: "getStarted" | "hireMe";
  /** Short id of the action, stored with the lead. */
  ctaId: string;
  variant: "primary" | "secondary";
};

/** One sentence with an action at the end of a page that lists things. */
export function ClosingCtaRow({
  headline,
  action,
  layout,
  variant,
  ...request
}: ClosingCtaRowProps) {
  return (
    <ClosingRow headline={headline} layout={layout}>
      <LeadDialogTrigger {...request} className={buttonClass({ variant })}>
        {action}
      </LeadDialogTrigger>
    </ClosingRow>
  );
}

type ClosingRowProps = Pick<ClosingCtaRowProps, "headline" | "layout"> & { children: ReactNode };

/** The same with any action. */
export function ClosingRow({ headline, layout, children }: ClosingRowProps) {
  const classes = layouts[layout];
  return (
    <section className="border-t border-ink print:hidden">
      <div className={`page-width quarters items-center gap-y-24px ${classes.grid}`}>
        <h2 className={`md:col-span-3 t-d3 ${classes.headline}`}>{headline}</h2>
        <p className="inset">{children}</p>
      </div>
    </section>
  );
}
