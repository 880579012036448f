import { choiceLabel, optionalLabel } from "../../content/control-labels.ts";
import type { FieldProps } from "../../ui/fields/field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { fieldsOf, type FormField, type LeadFieldName, type LeadKind } from "../form-fields.ts";
import type { useLeadForm } from "../use-lead-form.ts";
import { EmailSuggestion } from "./email-suggestion.tsx";

type LeadFieldsProps<Kind extends LeadKind> = {
  kind: Kind;
  form: Pick<ReturnType<typeof useLeadForm<Kind>>, "field" | "suggestion">;
  /** The class that gives a field its place in the form's grid. */
  placeOf: (field: FormField, name: string) => string | undefined;
};

/** The controls of a form, as `form-fields.ts` declares them. */
export function LeadFields<Kind extends LeadKind>({ kind, form, placeOf }: LeadFieldsProps<Kind>) {
  return Object.entries(fieldsOf(kind)).map(([name, field]) => {
    const { label, control, required, max, atMax, choices = [] } = field;
    if (control === "hidden") return null;
    const props = {
      // `name` is one of the form's.
      ...form.field(name as LeadFieldName<Kind>),
      label,
      required,
      hint: required ? undefined : optionalLabel,
      className: placeOf(field, name),
    } satisfies FieldProps;
    if (control === "lines")
      return <TextArea key={name} {...props} counterMax={atMax === "count" ? max : undefined} />;
    if (control === "choice")
      return <SelectField key={name} {...props} emptyLabel={choiceLabel} choices={choices} />;
    return (
      <TextField
        key={name}
        {...props}
        type={control}
        maxLength={atMax === "cut" ? max : undefined}
        aside={control === "email" && <EmailSuggestion {...form.suggestion} />}
      />
    );
  });
}
