import { fieldLabels } from "../../content/control-labels.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import type { FieldOf } from "./name-and-email-fields.tsx";

/** Company and the optional phone, side by side. */
export function CompanyFields({ field }: { field: FieldOf<"company" | "phone"> }) {
  return (
    <>
      <TextField
        {...field("company")}
        label={fieldLabels.company}
        autoComplete="organization"
        required
      />
      <TextField
        {...field("phone")}
        type="tel"
        label={fieldLabels.phone}
        hint={fieldLabels.optional}
        autoComplete="tel"
      />
    </>
  );
}
