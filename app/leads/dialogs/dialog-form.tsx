import type { ReactNode } from "react";

import { Button } from "../../ui/button.tsx";
import { DialogBody, DialogFooter } from "../../ui/dialog/dialog-parts.tsx";
import { ConsentNote } from "../fields/consent-note.tsx";
import { HoneypotField } from "../fields/honeypot-field.tsx";
import { NoAnswerNotice } from "../no-answer-notice.tsx";
import { FailureNotice } from "../posted-notice.tsx";
import type { useLeadForm } from "../use-lead-form.ts";
import { dialogContent } from "./dialog-content.ts";
import { dialogFormId, type DialogKind } from "./lead-dialog-trigger.tsx";
import styles from "./dialog-form.module.css";

type DialogFormProps = {
  kind: DialogKind;
  form: Pick<
    ReturnType<typeof useLeadForm<DialogKind>>,
    "formProps" | "busy" | "idleLabel" | "submitLabel" | "posted" | "failure" | "stopWaiting"
  >;
  children: ReactNode;
};

/**
 * What the forms of all lead dialogs share: the form element, the submit button and its promise. The form
 * encloses the button: text browsers do not know `form=`.
 */
export function DialogForm({ kind, form, children }: DialogFormProps) {
  const { posted } = form;
  const { promise } = dialogContent[kind];
  return (
    <form id={dialogFormId(kind)} {...form.formProps} className={styles.form}>
      <DialogBody>
        <div className={styles.fields}>
          {posted?.message && <FailureNotice message={posted.message} className="col-span-2" />}
          {children}
          <NoAnswerNotice
            failure={form.failure}
            stopWaiting={form.stopWaiting}
            className="col-span-2"
          />
          <ConsentNote text="form" className="col-span-2" />
          <HoneypotField />
          <input type="hidden" name="kind" value={kind} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button type="submit" variant="primary" busy={form.busy} idleLabel={form.idleLabel}>
          {form.submitLabel}
        </Button>
        <p className="t-note text-ink2">
          {promise[0]}
          <br />
          {promise[1]}
        </p>
      </DialogFooter>
    </form>
  );
}
