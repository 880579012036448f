import { fieldLabels } from "../../content/control-labels.ts";
import { useLocation } from "@tanstack/react-router";

import { autopilotOfPage } from "../../content/paths.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { CompanyFields } from "../fields/company-fields.tsx";
import { NameAndEmailFields } from "../fields/name-and-email-fields.tsx";
import { useLeadForm } from "../use-lead-form.ts";
import { solutionChoices } from "./dialog-content.ts";
import { LeadDialog } from "./lead-dialog.tsx";

/**
 * Hire Me: opened by every Contact sales button (spec sections 2 and 5). On the page of an autopilot
 * the lead carries its slug.
 */
export function HireMeDialog() {
  const form = useLeadForm({ kind: "hireMe" });
  const autopilot = useLocation({ select: ({ pathname }) => autopilotOfPage(pathname) });
  return (
    <LeadDialog kind="hireMe" form={form}>
      <NameAndEmailFields field={form.field} />
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
    </LeadDialog>
  );
}
