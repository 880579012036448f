import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { PageHeader } from "../page-header.tsx";

type UseCaseHeroProps = {
  /** One mono line above the headline that says where the visitor is. */
  crumb: string;
  /** One sentence that breaks where it likes, or two short ones, a line each. */
  headline: string | readonly [string, string];
  lead: string;
  action: string;
  /** Short id of the action, stored with the lead. */
  ctaId: string;
};

/**
 * The header of a use case: headline over three quarters, lead and Get started in the fourth. The
 * page's drawing follows it.
 */
export function UseCaseHero({ crumb, headline, lead, action, ctaId }: UseCaseHeroProps) {
  return (
    <PageHeader
      layout="useCase"
      label={crumb}
      headline={typeof headline === "string" ? headline : <TwoLines lines={headline} always />}
      lead={lead}
      leadOnBaseline
      action={
        <LeadDialogTrigger dialog="getStarted" ctaId={ctaId} variant="primary">
          {action}
        </LeadDialogTrigger>
      }
    />
  );
}
