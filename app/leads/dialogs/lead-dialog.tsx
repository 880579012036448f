import { closeLabel } from "../../content/control-labels.ts";
import { Island } from "../../islands/island.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { usePostedForm } from "../posted-form.ts";
import { dialogContent } from "./dialog-content.ts";
import DialogForm from "./dialog-form.island.tsx";
import { TrialHead } from "./trial-place.tsx";
import { dialogFormId, type DialogKind, leadDialogId } from "./lead-dialog-trigger.tsx";

type LeadDialogProps = {
  kind: DialogKind;
  /** The autopilot whose page holds the dialog: the lead carries its slug. */
  autopilot?: string | undefined;
};

/**
 * The dialog of a lead form (spec sections 2 and 5), which the triggers of the page open. After a failed
 * post of its form without script the page comes with it open.
 */
export function LeadDialog({ kind, autopilot }: LeadDialogProps) {
  const posted = usePostedForm(kind);
  const { title, description }: { title: string; description?: string } = dialogContent[kind];
  return (
    <Dialog
      id={leadDialogId(kind)}
      title={title}
      closeLabel={closeLabel}
      description={kind === "getStarted" ? <TrialHead /> : description}
      width={kind === "consultation" ? 500 : 560}
      startOpen={posted !== null}
    >
      <Island of={DialogForm} props={{ kind, posted, autopilot }} />
      {/* `browser/dialogs.ts` writes the values of the pressed trigger into these: React leaves them alone. */}
      <input type="hidden" name="opener" form={dialogFormId(kind)} />
      <input type="hidden" name="tier" form={dialogFormId(kind)} />
    </Dialog>
  );
}
