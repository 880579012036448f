import type { AutopilotSlug } from "../content/routes.ts";
import { AutopilotOthers } from "./autopilot-others.tsx";
import { AutopilotPath } from "./autopilot-path.tsx";
import { AutopilotScope } from "./autopilot-scope.tsx";

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
