import { autopilotsContent } from "./content.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { AgentList } from "./agent-list.tsx";
import { AutopilotWork } from "./autopilot-work.tsx";

/** `/autopilots`: how an agent works inside the boundary, and the list of six. */
export function AutopilotsPage() {
  const { headline, lead, start, list, work, closing } = autopilotsContent;
  return (
    <>
      <PageHeader
        layout="product"
        headline={<TwoLines lines={headline} always />}
        lead={lead}
        action={
          <LeadDialogTrigger dialog="getStarted" ctaId="autopilots-hero" variant="primary">
            {start}
          </LeadDialogTrigger>
        }
      />
      <AgentList {...list} />
      <AutopilotWork {...work} />
      <ClosingCta {...closing} ctaId="autopilots-closing" heights={[399, 337, 281]} />
    </>
  );
}
