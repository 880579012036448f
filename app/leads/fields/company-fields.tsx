import { TextField } from "../../ui/fields/text-field.tsx";

type CompanyFieldsProps = { errors: { company?: string; phone?: string } };

/** Company and the optional phone, side by side. */
export function CompanyFields({ errors }: CompanyFieldsProps) {
  return (
    <>
      <TextField
        name="company"
        label="Company"
        autoComplete="organization"
        required
        error={errors.company}
      />
      <TextField name="phone" type="tel" label="Phone" autoComplete="tel" error={errors.phone} />
    </>
  );
}
