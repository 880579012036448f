import { FollowRequest } from "../../sections/request/follow-request.tsx";
import { LowerStyles } from "../../sections/lower-styles.tsx";
import { requestContent } from "../../sections/request/request-content.ts";
import { Architecture } from "./architecture.tsx";
import { aioiContent } from "./content.ts";
import { DryRun } from "./dry-run.tsx";
import { PlatformUseCases } from "./platform-use-cases.tsx";
import { ProcessSteps } from "./process-steps.tsx";

/** Everything from the request on: the three layers, the use cases and the setup process. */
export function LowerSections() {
  const { architecture, cases, closing } = aioiContent;
  return (
    <>
      <LowerStyles route="aioi" />
      <FollowRequest lead={requestContent.lead} />
      <Architecture {...architecture} />
      <PlatformUseCases {...cases} />
      <ProcessSteps />
      <DryRun {...closing} />
    </>
  );
}
