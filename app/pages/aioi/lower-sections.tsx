import { LowerStyles } from "../../sections/lower-styles.tsx";
import { Architecture } from "./architecture.tsx";
import { aioiContent } from "./content.ts";
import { DryRun } from "./dry-run.tsx";
import { PlatformUseCases } from "./platform-use-cases.tsx";
import { ProcessSteps } from "./process-steps.tsx";
import { FollowRequest } from "./request/follow-request.tsx";

/** Everything from the request on: the three layers, the use cases and the setup process. */
export function LowerSections() {
  const { architecture, cases, closing } = aioiContent;
  return (
    <>
      <LowerStyles route="aioi" />
      <FollowRequest />
      <Architecture {...architecture} />
      <PlatformUseCases {...cases} />
      <ProcessSteps />
      <DryRun {...closing} />
    </>
  );
}
