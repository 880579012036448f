import { fieldLabels } from "../../content/control-labels.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { NameAndEmailFields } from "../fields/name-and-email-fields.tsx";
import { suggestRequirements } from "../suggest-requirements.ts";
import { useLeadForm } from "../use-lead-form.ts";
import { solutionChoices } from "./dialog-content.ts";
import type { FormIslandProps } from "../posted-form.ts";
import { DialogForm } from "./dialog-form.tsx";
import styles from "./dialog-form.module.css";

/** Request consultation: opened by the hourly consulting offer (spec sections 2 and 5). */
export default function ConsultationForm({ posted }: FormIslandProps) {
  const form = useLeadForm({ kind: "consultation", posted, onShown: suggestRequirements });
  const { field } = form;
  return (
    <DialogForm kind="consultation" form={form}>
      <NameAndEmailFields field={field} suggestion={form.suggestion} />
      <TextField
        {...field("company")}
        className={styles.narrow}
        label={fieldLabels.company}
        autoComplete="organization"
        required
      />
      <TextField
        {...field("whatsappNumber")}
        className={styles.narrow}
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
        className="col-span-2"
        label={fieldLabels.requirements}
        hint={fieldLabels.optional}
      />
    </DialogForm>
  );
}
