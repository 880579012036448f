import type { AutopilotSlug } from "../../../content/paths.ts";
import { AutopilotOthers } from "./other-autopilots.tsx";
import { AutopilotPath } from "./work-path.tsx";
import { AutopilotScope } from "./scope.tsx";

/** All of the page of an autopilot that answers to nobody. */
export function AutopilotBody({ slug }: { slug: AutopilotSlug }) {
  return (
    <>
      <AutopilotPath slug={slug} />
      <AutopilotScope slug={slug} />
      <AutopilotOthers slug={slug} />
    </>
  );
}
