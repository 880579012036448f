import type { AutopilotSlug } from "../../../content/paths.ts";
import { OtherAutopilots } from "./other-autopilots.tsx";
import { WorkBench } from "./work-bench.tsx";
import { Scope } from "./scope.tsx";

/** The part of an autopilot's page that never hydrates. */
export function AutopilotStatic({ slug }: { slug: AutopilotSlug }) {
  return (
    <>
      <WorkBench slug={slug} />
      <Scope slug={slug} />
      <OtherAutopilots slug={slug} />
    </>
  );
}
