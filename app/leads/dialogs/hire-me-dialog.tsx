import { autopilotOfPage } from "../../content/paths.ts";
import { Island } from "../../islands/island.tsx";
import { usePostedForm } from "../posted-form.ts";
import HireMeForm from "./hire-me-form.island.tsx";
import { LeadDialog } from "./lead-dialog.tsx";

/**
 * Hire Me: opened by every Contact sales button (spec sections 2 and 5). On the page of an autopilot
 * the lead carries its slug.
 */
export function HireMeDialog({ path }: { path: string }) {
  const posted = usePostedForm("hireMe");
  const autopilot = autopilotOfPage(path);
  return (
    <LeadDialog kind="hireMe" posted={posted}>
      <Island of={HireMeForm} props={{ posted, autopilot }} />
    </LeadDialog>
  );
}
