import { LeadDialogTrigger } from "../leads/dialogs/lead-dialog-trigger.tsx";
import { TwoLines } from "../ui/two-lines.tsx";

type ClosingCtaProps = {
  headline: readonly [string, string];
  promise: string;
  action: string;
  /** The dialog that the action opens. */
  dialog?: "getStarted" | "hireMe" | "partner";
  /** Short id of the action, stored with the lead. */
  ctaId: string;
};

/** The dark call to action at the end of a page. */
export function ClosingCta({
  headline,
  promise,
  action,
  dialog = "hireMe",
  ctaId,
}: ClosingCtaProps) {
  return (
    <section className="bg-inv text-on-inv print:hidden">
      <div className="page-width quarters items-center gap-y-28px py-72px">
        <h2 className="md:col-span-3 t-d1">
          <TwoLines lines={headline} />
        </h2>
        <div className="inset">
          <p className="t-small text-on-inv2">{promise}</p>
          <p className="mt-20px">
            <LeadDialogTrigger dialog={dialog} ctaId={ctaId} className="btn-inv">
              {action}
            </LeadDialogTrigger>
          </p>
        </div>
      </div>
    </section>
  );
}
