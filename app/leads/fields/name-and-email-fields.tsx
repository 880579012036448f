import { fieldLabels } from "../../content/control-labels.ts";
import type { FieldProps } from "../../ui/fields/field.tsx";
import { EmailSuggestion, type EmailSuggestionProps } from "./email-suggestion.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

/** Props of a field, by its name, as `useLeadForm` gives them. */
export type FieldOf<Name extends string> = (
  name: Name,
) => Pick<FieldProps, "id" | "name" | "error" | "defaultValue" | "autoFocus">;

type NameAndEmailFieldsProps = {
  field: FieldOf<"firstName" | "lastName" | "email">;
  suggestion: EmailSuggestionProps;
  /** Leaves half of the row to the next field. */
  isEmailHalf?: boolean;
};

/** First name, last name and e-mail, which every lead form begins with. */
export function NameAndEmailFields({
  field,
  suggestion,
  isEmailHalf = false,
}: NameAndEmailFieldsProps) {
  return (
    <>
      <TextField
        {...field("firstName")}
        label={fieldLabels.firstName}
        autoComplete="given-name"
        required
      />
      <TextField
        {...field("lastName")}
        label={fieldLabels.lastName}
        autoComplete="family-name"
        required
      />
      <TextField
        {...field("email")}
        className={isEmailHalf ? "" : "col-span-2"}
        type="email"
        label={fieldLabels.email}
        autoComplete="email"
        aside={<EmailSuggestion {...suggestion} />}
        required
      />
    </>
  );
}
