import { fieldLabels } from "../../content/control-labels.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { NameAndEmailFields } from "../fields/name-and-email-fields.tsx";
import { useLeadForm } from "../use-lead-form.ts";
import { solutionChoices } from "./dialog-content.ts";
import { LeadDialog } from "./lead-dialog.tsx";

/** Half the width of a phone is too narrow for the label of the number. */
const narrow = "max-[430px]:col-span-2";

type ConsultationDialogProps = {
  /** The initial text of the requirements field. */
  requirements?: string;
};

/** Request consultation: opened by the hourly consulting offer (spec sections 2 and 5). */
export function ConsultationDialog({ requirements }: ConsultationDialogProps) {
  const form = useLeadForm({ kind: "consultation" });
  const { field } = form;
  return (
    <LeadDialog kind="consultation" form={form} width={500}>
      <NameAndEmailFields field={field} />
      <TextField
        {...field("company")}
        className={narrow}
        label={fieldLabels.company}
        autoComplete="organization"
        required
      />
      <TextField
        {...field("whatsappNumber")}
        className={narrow}
        type="tel"
        label={fieldLabels.whatsappNumber}
        hint={fieldLabels.optional}
        autoComplete="tel"
      />
      <SelectField
        {...field("solution")}
        className="col-span-2"
        label={fieldLabels.solution}
        hint={fieldLabels.optional}
        emptyLabel={fieldLabels.noChoice}
        choices={solutionChoices}
      />
      <TextArea
        {...field("requirements")}
        defaultValue={field("requirements").defaultValue ?? requirements}
        suggestion={requirements}
        className="col-span-2"
        label={fieldLabels.requirements}
        hint={fieldLabels.optional}
      />
    </LeadDialog>
  );
}
