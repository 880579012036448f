import type { AutopilotSlug } from "../../../content/paths.ts";
import { OtherAutopilots } from "./other-autopilots.tsx";
import { WorkPath } from "./work-path.tsx";
import { Scope } from "./scope.tsx";

/** The part of an autopilot's page that never hydrates. */
export function AutopilotStatic({ slug }: { slug: AutopilotSlug }) {
  return (
    <>
      <WorkPath slug={slug} />
      <Scope slug={slug} />
      <OtherAutopilots slug={slug} />
    </>
  );
}
