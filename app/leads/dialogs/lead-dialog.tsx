import { closeLabel } from "../../content/control-labels.ts";
import { Island } from "../../islands/island.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { usePostedForm } from "../posted-form.ts";
import { dialogContent } from "./dialog-content.ts";
import DialogForm from "./dialog-form.island.tsx";
import {
  dialogFormId,
  type DialogKind,
  type DialogRequest,
  leadDialogId,
} from "./lead-dialog-trigger.tsx";
import { TrialHead } from "./trial-place.tsx";

type LeadDialogProps = {
  kind: DialogKind;
  /** The autopilot whose page holds the dialog: the lead carries its slug. */
  autopilot?: string | undefined;
  /** Where the page asks one thing with the form. */
  request?: DialogRequest;
};

/**
 * The dialog of a lead form (spec sections 2 and 5), which the triggers of the page open. After a failed
 * post of its form without script the page comes with it open.
 */
export function LeadDialog({ kind, autopilot, request }: LeadDialogProps) {
  const posted = usePostedForm(kind);
  const {
    title,
    subtitle,
    description,
  }: { title: string; subtitle?: string; description?: string } = request ?? dialogContent[kind];
  // The browser's part needs no more of it.
  const asked = request && { message: request.message, promise: request.promise };
  return (
    <Dialog
      id={leadDialogId(kind)}
      title={title}
      closeLabel={closeLabel}
      subtitle={subtitle}
      description={kind === "getStarted" ? <TrialHead /> : description}
      width={kind === "consultation" ? 500 : 560}
      startOpen={posted !== null}
    >
      <Island of={DialogForm} props={{ kind, posted, autopilot, request: asked }} />
      {/* `browser/dialogs.ts` writes the values of the pressed trigger into these: React leaves them alone. */}
      <input type="hidden" name="opener" form={dialogFormId(kind)} defaultValue={request?.ctaId} />
      <input type="hidden" name="tier" form={dialogFormId(kind)} />
    </Dialog>
  );
}
