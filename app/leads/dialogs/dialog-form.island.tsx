import { useEffect } from "react";

import { Button } from "../../ui/button.tsx";
import { DialogBody, DialogFooter } from "../../ui/dialog/dialog-parts.tsx";
import { ConsentNote } from "../fields/consent-note.tsx";
import { FilledNote } from "../fields/filled-note.tsx";
import { HoneypotField } from "../fields/honeypot-field.tsx";
import { LeadFields } from "../fields/lead-fields.tsx";
import { NoAnswerNotice } from "../no-answer-notice.tsx";
import type { FormIslandProps } from "../posted-form.ts";
import { FailureNotice } from "../posted-notice.tsx";
import { suggestRequirements } from "../suggest-requirements.ts";
import { useLeadForm } from "../use-lead-form.ts";
import { dialogContent } from "./dialog-content.ts";
import { dialogFormId, type DialogKind, type DialogRequest } from "./lead-dialog-trigger.tsx";
import { TrialPlaceChoice } from "./trial-place.tsx";
import styles from "./dialog-form.module.css";

type DialogFormProps = FormIslandProps & {
  kind: DialogKind;
  /** The autopilot whose page holds the form. */
  autopilot?: string | undefined;
  /** What the page asks with the form: the message that it proposes, and its own promise. */
  request?: Pick<DialogRequest, "message" | "promise"> | undefined;
};

/** What the page has to say in a form when it is shown. */
const onShown: Partial<Record<DialogKind, (form: HTMLFormElement) => void>> = {
  getStarted: (form) => {
    suggestRequirements(form);
    nameFoundTier(form);
  },
  hireMe: suggestRequirements,
  consultation: suggestRequirements,
};

/**
 * The form of every lead dialog (spec sections 2 and 5): its fields, the submit button and its promise. The
 * form encloses the button: text browsers do not know `form=`.
 */
export default function DialogForm({ kind, posted, autopilot, request }: DialogFormProps) {
  const form = useLeadForm({
    kind,
    posted,
    suggestedMessage: request?.message,
    onShown: onShown[kind],
  });
  // A part of the page that starts after the dialog was opened says what it has to say then.
  useEffect(() => {
    const shown = document.querySelector<HTMLFormElement>(`#${dialogFormId(kind)}`);
    const observer = new MutationObserver(() => {
      if (shown?.closest("dialog")?.open === true) onShown[kind]?.(shown);
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ["data-requirement"] });
    return () => observer.disconnect();
  }, [kind]);
  const { promise } = request ?? dialogContent[kind];
  return (
    <form id={dialogFormId(kind)} {...form.formProps} className={styles.form}>
      <DialogBody>
        <div className="grid grid-cols-2 gap-y-12px gap-x-20px">
          <FailureNotice kind={kind} posted={form.posted} className="col-span-2" />
          <FilledNote {...form.filled} className="col-span-2" />
          {kind === "getStarted" && (
            <TrialPlaceChoice posted={posted?.values["place"]} className="col-span-2" />
          )}
          <LeadFields
            kind={kind}
            form={form}
            placeOf={({ control }, name) => {
              if (control !== "text" && control !== "tel") return "col-span-2";
              // Half the width of a phone is too narrow for the label of the number.
              const isNarrow = kind === "consultation" && (control === "tel" || name === "company");
              return isNarrow ? "max-sm:col-span-2" : undefined;
            }}
          />
          {autopilot !== undefined && <input type="hidden" name="autopilot" value={autopilot} />}
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

/** What the visitor answered to the tier finder goes with the tier that follows from it. */
function nameFoundTier(form: HTMLFormElement): void {
  const tier = form.elements.namedItem("tier");
  const found = document.querySelector<HTMLElement>("[data-found-tier]")?.dataset;
  if (!(tier instanceof HTMLInputElement) || !found || tier.value !== found["foundTier"]) return;
  tier.value = `${tier.value}: ${found["asked"]}`;
}
