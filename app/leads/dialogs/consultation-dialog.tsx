import { Island } from "../../islands/island.tsx";
import { usePostedForm } from "../posted-form.ts";
import ConsultationForm from "./consultation-form.island.tsx";
import { LeadDialog } from "./lead-dialog.tsx";

/** Request consultation: opened by the hourly consulting offer (spec sections 2 and 5). */
export function ConsultationDialog() {
  const posted = usePostedForm("consultation");
  return (
    <LeadDialog kind="consultation" posted={posted} width={500}>
      <Island of={ConsultationForm} props={{ posted }} />
    </LeadDialog>
  );
}
