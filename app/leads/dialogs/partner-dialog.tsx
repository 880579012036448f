import { Island } from "../../islands/island.tsx";
import { usePostedForm } from "../posted-form.ts";
import PartnerForm from "./partner-form.island.tsx";
import { LeadDialog } from "./lead-dialog.tsx";

/** The partner application: opened on the partner page (spec sections 2 and 5). */
export function PartnerDialog() {
  const posted = usePostedForm("partner");
  return (
    <LeadDialog kind="partner" posted={posted}>
      <Island of={PartnerForm} props={{ posted }} />
    </LeadDialog>
  );
}
