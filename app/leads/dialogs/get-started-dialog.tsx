import { dialogContent } from "./dialog-content.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { CompanyFields } from "../fields/company-fields.tsx";
import { LeadDialog } from "./lead-dialog.tsx";
import type { LeadDialogProps } from "./lead-dialog-trigger.tsx";
import { NameAndEmailFields } from "../fields/name-and-email-fields.tsx";
import { useDialogForm } from "./use-dialog-form.ts";

/** Get Started: opened by the pricing tiers (spec sections 2 and 5). */
export function GetStartedDialog(dialog: LeadDialogProps) {
  const form = useDialogForm("getStarted", dialog);
  return (
    <LeadDialog {...dialog} form={form} words={dialogContent.getStarted}>
      <NameAndEmailFields errors={form.errors} />
      <CompanyFields errors={form.errors} />
      <TextArea className="col-span-2" name="message" label="Message" error={form.errors.message} />
    </LeadDialog>
  );
}
