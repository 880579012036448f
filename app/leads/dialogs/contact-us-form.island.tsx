import { fieldLabels } from "../../content/control-labels.ts";
import { formFields } from "../form-fields.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { CompanyFields } from "../fields/company-fields.tsx";
import { NameAndEmailFields } from "../fields/name-and-email-fields.tsx";
import { useLeadForm } from "../use-lead-form.ts";
import type { FormIslandProps } from "../posted-form.ts";
import { DialogForm } from "./dialog-form.tsx";

/** Contact Us: opened from menus, footer and the company page (spec sections 2 and 5). */
export default function ContactUsForm({ posted }: FormIslandProps) {
  const form = useLeadForm({ kind: "contactUs", posted });
  return (
    <DialogForm kind="contactUs" form={form}>
      <NameAndEmailFields field={form.field} suggestion={form.suggestion} />
      <CompanyFields field={form.field} />
      <TextArea
        {...form.field("message")}
        className="col-span-2"
        label={fieldLabels.message}
        required
        counterMax={formFields.contactUs.message.max}
      />
    </DialogForm>
  );
}
