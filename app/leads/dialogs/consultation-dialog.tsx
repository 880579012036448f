import { dialogContent, solutionChoices } from "./dialog-content.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { LeadDialog } from "./lead-dialog.tsx";
import type { LeadDialogProps } from "./lead-dialog-trigger.tsx";
import { NameAndEmailFields } from "../fields/name-and-email-fields.tsx";
import { useDialogForm } from "./use-dialog-form.ts";

/** Half a phone is too narrow for the label of the number. */
const narrow = "max-[430px]:col-span-2";

/** Request consultation: opened by the hourly consulting offer (spec sections 2 and 5). */
export function ConsultationDialog(dialog: LeadDialogProps) {
  const form = useDialogForm("consultation", dialog);
  return (
    <LeadDialog {...dialog} form={form} words={dialogContent.consultation} width={500}>
      <NameAndEmailFields errors={form.errors} />
      <TextField
        className={narrow}
        name="company"
        label="Company"
        autoComplete="organization"
        required
        error={form.errors.company}
      />
      <TextField
        className={narrow}
        name="whatsappNumber"
        type="tel"
        label="WhatsApp number"
        autoComplete="tel"
        error={form.errors.whatsappNumber}
      />
      <SelectField
        className="col-span-2"
        name="solution"
        label="Solution"
        choices={solutionChoices}
        error={form.errors.solution}
      />
      <TextArea
        className="col-span-2"
        name="requirements"
        label="Requirements"
        error={form.errors.requirements}
      />
    </LeadDialog>
  );
}
