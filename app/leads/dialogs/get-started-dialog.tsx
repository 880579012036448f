import { fieldLabels } from "../../content/control-labels.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { CompanyFields } from "../fields/company-fields.tsx";
import { NameAndEmailFields } from "../fields/name-and-email-fields.tsx";
import { useLeadForm } from "../use-lead-form.ts";
import { LeadDialog } from "./lead-dialog.tsx";

/** Get Started: opened by the pricing tiers (spec sections 2 and 5). */
export function GetStartedDialog() {
  const form = useLeadForm({ kind: "getStarted" });
  return (
    <LeadDialog kind="getStarted" form={form}>
      <NameAndEmailFields field={form.field} />
      <CompanyFields field={form.field} />
      <TextArea
        {...form.field("message")}
        className="col-span-2"
        label={fieldLabels.message}
        hint={fieldLabels.optional}
      />
    </LeadDialog>
  );
}
