import { useLocation } from "@tanstack/react-router";

import { dialogContent, solutionChoices } from "./dialog-content.ts";
import { autopilotOfPage } from "../../content/paths.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { CompanyFields } from "../fields/company-fields.tsx";
import { LeadDialog } from "./lead-dialog.tsx";
import type { LeadDialogProps } from "./lead-dialog-trigger.tsx";
import { NameAndEmailFields } from "../fields/name-and-email-fields.tsx";
import { useDialogForm } from "./use-dialog-form.ts";

/**
 * Hire Me: opened by every Contact sales button (spec sections 2 and 5). On the page of an autopilot
 * the lead carries its slug.
 */
export function HireMeDialog(dialog: LeadDialogProps) {
  const form = useDialogForm("hireMe", dialog);
  const autopilot = useLocation({ select: ({ pathname }) => autopilotOfPage(pathname) });
  return (
    <LeadDialog {...dialog} form={form} words={dialogContent.hireMe}>
      <NameAndEmailFields errors={form.errors} />
      <CompanyFields errors={form.errors} />
      <SelectField
        className="col-span-2"
        name="solution"
        label="Solution"
        choices={solutionChoices}
        error={form.errors.solution}
      />
      <TextArea
        className="col-span-2"
        name="requirements"
        label="Requirements"
        error={form.errors.requirements}
      />
      {autopilot !== undefined && <input type="hidden" name="autopilot" value={autopilot} />}
    </LeadDialog>
  );
}
