import { fieldLimits } from "../../config/limits.ts";
import { dialogContent } from "./dialog-content.ts";
import { fieldLabels } from "../../content/control-labels.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { LeadDialog, type LeadDialogProps } from "./lead-dialog.tsx";
import { NameAndEmailFields } from "../fields/name-and-email-fields.tsx";
import { useDialogForm } from "./use-dialog-form.ts";

/** The partner application: opened on the partner page (spec sections 2 and 5). */
export function PartnerDialog(dialog: LeadDialogProps) {
  const form = useDialogForm("partner", dialog);
  return (
    <LeadDialog {...dialog} form={form} words={dialogContent.partner}>
      <NameAndEmailFields errors={form.errors} />
      <TextField
        name="phone"
        type="tel"
        label={fieldLabels.phone}
        autoComplete="tel"
        required
        error={form.errors.phone}
      />
      <TextField
        name="company"
        label={fieldLabels.company}
        autoComplete="organization"
        required
        error={form.errors.company}
      />
      <TextField
        name="partnerType"
        label={fieldLabels.partnerType}
        required
        maxLength={fieldLimits.partnerType}
        error={form.errors.partnerType}
      />
      <TextField
        name="expectedRevenue"
        label={fieldLabels.expectedRevenue}
        required
        maxLength={fieldLimits.expectedRevenue}
        error={form.errors.expectedRevenue}
      />
      <TextArea
        className="col-span-2"
        name="message"
        label={fieldLabels.message}
        hint={fieldLabels.optional}
        error={form.errors.message}
      />
    </LeadDialog>
  );
}
