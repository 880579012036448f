import { fieldLimits } from "../../config/limits.ts";
import { fieldLabels } from "../../content/control-labels.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { NameAndEmailFields } from "../fields/name-and-email-fields.tsx";
import { useLeadForm } from "../use-lead-form.ts";
import { LeadDialog } from "./lead-dialog.tsx";

/** The partner application: opened on the partner page (spec sections 2 and 5). */
export function PartnerDialog() {
  const form = useLeadForm({ kind: "partner" });
  const { field } = form;
  return (
    <LeadDialog kind="partner" form={form}>
      <NameAndEmailFields field={field} />
      <TextField
        {...field("phone")}
        type="tel"
        label={fieldLabels.phone}
        autoComplete="tel"
        required
      />
      <TextField
        {...field("company")}
        label={fieldLabels.company}
        autoComplete="organization"
        required
      />
      <TextField
        {...field("partnerType")}
        label={fieldLabels.partnerType}
        required
        maxLength={fieldLimits.partnerType}
      />
      <TextField
        {...field("expectedRevenue")}
        label={fieldLabels.expectedRevenue}
        required
        maxLength={fieldLimits.expectedRevenue}
      />
      <TextArea
        {...field("message")}
        className="col-span-2"
        label={fieldLabels.message}
        hint={fieldLabels.optional}
      />
    </LeadDialog>
  );
}
