import { fieldLabels } from "../../content/control-labels.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { CompanyFields } from "../fields/company-fields.tsx";
import { NameAndEmailFields } from "../fields/name-and-email-fields.tsx";
import { suggestRequirements } from "../suggest-requirements.ts";
import { useLeadForm } from "../use-lead-form.ts";
import { solutionChoices } from "./dialog-content.ts";
import type { FormIslandProps } from "../posted-form.ts";
import { DialogForm } from "./dialog-form.tsx";

type HireMeFormProps = FormIslandProps & {
  /** The agent whose page holds the form. */
  autopilot: string | undefined;
};

/** The form of Hire Me. */
export default function HireMeForm({ posted, autopilot }: HireMeFormProps) {
  const form = useLeadForm({ kind: "hireMe", posted, onShown: suggestRequirements });
  return (
    <DialogForm kind="hireMe" form={form}>
      <NameAndEmailFields field={form.field} suggestion={form.suggestion} />
      <CompanyFields field={form.field} />
      <SelectField
        {...form.field("solution")}
        className="col-span-2"
        label={fieldLabels.solution}
        hint={fieldLabels.optional}
        emptyLabel={fieldLabels.noChoice}
        choices={solutionChoices}
      />
      <TextArea
        {...form.field("requirements")}
        className="col-span-2"
        label={fieldLabels.requirements}
        hint={fieldLabels.optional}
      />
      {autopilot !== undefined && <input type="hidden" name="autopilot" value={autopilot} />}
    </DialogForm>
  );
}
