import { fieldLimits } from "../../config/limits.ts";
import { dialogContent } from "./dialog-content.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { CompanyFields } from "../fields/company-fields.tsx";
import { LeadDialog } from "./lead-dialog.tsx";
import type { LeadDialogProps } from "./lead-dialog-trigger.tsx";
import { NameAndEmailFields } from "../fields/name-and-email-fields.tsx";
import { useDialogForm } from "./use-dialog-form.ts";

/** Contact Us: opened from menus, footer and the company page (spec sections 2 and 5). */
export function ContactUsDialog(dialog: LeadDialogProps) {
  const form = useDialogForm("contactUs", dialog);
  return (
    <LeadDialog {...dialog} form={form} words={dialogContent.contactUs}>
      <NameAndEmailFields errors={form.errors} />
      <CompanyFields errors={form.errors} />
      <TextArea
        className="col-span-2"
        name="message"
        label="Message"
        required
        counterMax={fieldLimits.message}
        error={form.errors.message}
      />
    </LeadDialog>
  );
}
