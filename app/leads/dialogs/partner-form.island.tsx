import { formFields } from "../form-fields.ts";
import { fieldLabels } from "../../content/control-labels.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { NameAndEmailFields } from "../fields/name-and-email-fields.tsx";
import { useLeadForm } from "../use-lead-form.ts";
import type { FormIslandProps } from "../posted-form.ts";
import { DialogForm } from "./dialog-form.tsx";

/** The partner application: opened on the partner page (spec sections 2 and 5). */
export default function PartnerForm({ posted }: FormIslandProps) {
  const form = useLeadForm({ kind: "partner", posted });
  const { field } = form;
  return (
    <DialogForm kind="partner" form={form}>
      <NameAndEmailFields field={field} suggestion={form.suggestion} />
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
        maxLength={formFields.partner.partnerType.max}
      />
      <TextField
        {...field("expectedRevenue")}
        label={fieldLabels.expectedRevenue}
        required
        maxLength={formFields.partner.expectedRevenue.max}
      />
      <TextArea
        {...field("message")}
        className="col-span-2"
        label={fieldLabels.message}
        hint={fieldLabels.optional}
      />
    </DialogForm>
  );
}
