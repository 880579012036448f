import { LeadDialogTrigger } from "../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../ui/button.tsx";

type ClosingBandProps = {
  headline: readonly [string, string];
  promise: string;
  action: string;
  /** What the action opens. */
  dialog?: "hireMe" | "partner";
  /** Short id of the page, kept with the lead. */
  ctaId: string;
};

/** The dark band at the end of a page, with the way to a human. */
export function ClosingCta({
  headline,
  promise,
  action,
  dialog = "hireMe",
  ctaId,
}: ClosingBandProps) {
  return (
    <section className="bg-inv text-on-inv dark:border-y-4px dark:border-ink dark:last:-mb-3px">
      <div className="page quarters items-center gap-y-28px py-72px">
        <h2 className="md:col-span-3 t-d1">
          {headline[0]} <br className="max-sm:hidden" />
          {headline[1]}
        </h2>
        <div className="inset">
          <p className="t-small text-on-inv2">{promise}</p>
          <p className="mt-20px">
            <LeadDialogTrigger
              dialog={dialog}
              ctaId={ctaId}
              className={buttonClass({ variant: "band" })}
            >
              {action}
            </LeadDialogTrigger>
          </p>
        </div>
      </div>
    </section>
  );
}
