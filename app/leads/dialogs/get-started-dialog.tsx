import { Island } from "../../islands/island.tsx";
import { usePostedForm } from "../posted-form.ts";
import GetStartedForm from "./get-started-form.island.tsx";
import { LeadDialog } from "./lead-dialog.tsx";

/** Get Started: opened by the pricing tiers and every Get started button (spec sections 2 and 5). */
export function GetStartedDialog() {
  const posted = usePostedForm("getStarted");
  return (
    <LeadDialog kind="getStarted" posted={posted}>
      <Island of={GetStartedForm} props={{ posted }} />
    </LeadDialog>
  );
}
