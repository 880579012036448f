import { dialogContent } from "./dialog-content.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { LeadDialog } from "./lead-dialog.tsx";
import type { LeadDialogProps } from "./lead-dialog-trigger.tsx";
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
        label="Phone"
        autoComplete="tel"
        required
        error={form.errors.phone}
      />
      <TextField
        name="company"
        label="Company"
        autoComplete="organization"
        required
        error={form.errors.company}
      />
      <TextField name="partnerType" label="Partner type" required error={form.errors.partnerType} />
      <TextField
        name="expectedRevenue"
        label="Expected revenue"
        required
        error={form.errors.expectedRevenue}
      />
      <TextArea className="col-span-2" name="message" label="Message" error={form.errors.message} />
    </LeadDialog>
  );
}
