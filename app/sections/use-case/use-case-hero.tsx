import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { buttonClass } from "../../ui/button.tsx";

export type UseCaseHeroProps = {
  /** One mono line above the headline that says where the visitor is. */
  crumb: string;
  /** One sentence that breaks where it likes, or two short ones, a line each. */
  headline: string | readonly [string, string];
  lead: string;
  action: string;
  /** Short id of the page, kept with the lead. */
  ctaId: string;
};

/**
 * The top of a use case: headline over three quarters, what it is about and Get started in the
 * fourth. The page's drawing follows it.
 */
export function UseCaseHero({ crumb, headline, lead, action, ctaId }: UseCaseHeroProps) {
  return (
    <div className="page quarters items-end gap-y-24px pt-56px md:pt-64px pb-48px md:pb-64px">
      <div className="md:col-span-3 md:pr-24px">
        <p className="t-lab text-ink3">{crumb}</p>
        <h1 className="mt-20px md:mt-28px max-w-960px t-d1p">
          {typeof headline === "string" ? (
            headline
          ) : (
            <>
              {headline[0]} <br />
              {headline[1]}
            </>
          )}
        </h1>
      </div>
      <div className="inset md:pb-8px">
        <p className="max-w-520px t-lead text-ink2">{lead}</p>
        <p className="mt-20px">
          <LeadDialogTrigger
            dialog="getStarted"
            ctaId={ctaId}
            className={buttonClass({ variant: "primary" })}
          >
            {action}
          </LeadDialogTrigger>
        </p>
      </div>
    </div>
  );
}
