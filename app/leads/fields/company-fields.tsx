import { fieldLabels } from "../../content/control-labels.ts";
import { TextField } from "../../ui/fields/text-field.tsx";

type CompanyFieldsProps = { errors: { company?: string; phone?: string } };

/** Company and the optional phone, side by side. */
export function CompanyFields({ errors }: CompanyFieldsProps) {
  return (
    <>
      <TextField
        name="company"
        label={fieldLabels.company}
        autoComplete="organization"
        required
        error={errors.company}
      />
      <TextField
        name="phone"
        type="tel"
        label={fieldLabels.phone}
        hint={fieldLabels.optional}
        autoComplete="tel"
        error={errors.phone}
      />
    </>
  );
}
