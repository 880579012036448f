import { fieldLabels } from "../../content/control-labels.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { CompanyFields } from "../fields/company-fields.tsx";
import { NameAndEmailFields } from "../fields/name-and-email-fields.tsx";
import { suggestRequirements } from "../suggest-requirements.ts";
import { useLeadForm } from "../use-lead-form.ts";
import type { FormIslandProps } from "../posted-form.ts";
import { DialogForm } from "./dialog-form.tsx";

/** Get Started: opened by every Get started button (spec sections 2 and 5). */
export default function GetStartedForm({ posted }: FormIslandProps) {
  const form = useLeadForm({ kind: "getStarted", posted, onShown: complete });
  return (
    <DialogForm kind="getStarted" form={form}>
      <NameAndEmailFields field={form.field} suggestion={form.suggestion} />
      <CompanyFields field={form.field} />
      <TextArea
        {...form.field("message")}
        className="col-span-2"
        label={fieldLabels.message}
        hint={fieldLabels.optional}
      />
    </DialogForm>
  );
}

/** What the visitor answered in the page goes with the form, and the tier that follows from it. */
function complete(form: HTMLFormElement): void {
  suggestRequirements(form);
  const tier = form.elements.namedItem("tier");
  const found = document.querySelector<HTMLElement>("[data-found-tier]")?.dataset;
  if (!(tier instanceof HTMLInputElement) || !found || tier.value !== found["foundTier"]) return;
  tier.value = `${tier.value}: ${found["asked"]}`;
}
