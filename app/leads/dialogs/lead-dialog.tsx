import { closeLabel } from "../../content/control-labels.ts";
import type { ReactNode } from "react";

import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ConsentNote } from "../fields/consent-note.tsx";
import { HoneypotField } from "../fields/honeypot-field.tsx";
import { FailureNotice } from "../posted-notice.tsx";
import type { useLeadForm } from "../use-lead-form.ts";
import { dialogContent } from "./dialog-content.ts";
import { type DialogKind, leadDialogId } from "./lead-dialog-trigger.tsx";

type LeadDialogProps = {
  kind: DialogKind;
  form: Pick<
    ReturnType<typeof useLeadForm<DialogKind>>,
    "formProps" | "busy" | "submitLabel" | "posted"
  >;
  width?: 560 | 500;
  children: ReactNode;
};

/** The parts that all lead dialogs share: frame, form element, submit button and its promise. */
export function LeadDialog({ kind, form, width = 560, children }: LeadDialogProps) {
  const formId = `${kind}-form`;
  const { posted } = form;
  const content: { title: string; description?: string; promise: readonly [string, string] } =
    dialogContent[kind];
  return (
    <Dialog
      id={leadDialogId(kind)}
      title={content.title}
      closeLabel={closeLabel}
      description={content.description}
      width={width}
      startOpen={posted !== null}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            {form.submitLabel}
          </Button>
          <p className="text-14.5px leading-20px text-ink2">
            {content.promise[0]}
            <br />
            {content.promise[1]}
          </p>
        </>
      }
    >
      <form id={formId} {...form.formProps} className="grid gap-x-20px gap-y-18px grid-cols-2">
        {posted?.message && <FailureNotice message={posted.message} className="col-span-2" />}
        {children}
        <ConsentNote text="form" className="col-span-2" />
        <HoneypotField />
        <input type="hidden" name="kind" value={kind} />
        {/* `ui/dialog/dialog-script.ts` writes the values of the pressed trigger into these. */}
        <input type="hidden" name="opener" suppressHydrationWarning />
        <input type="hidden" name="tier" suppressHydrationWarning />
      </form>
    </Dialog>
  );
}
