import { closeLabel } from "../../content/control-labels.ts";
import type { ReactNode } from "react";

import { Dialog } from "../../ui/dialog/dialog.tsx";
import type { FailedPost } from "../posted-form.ts";
import { dialogContent } from "./dialog-content.ts";
import { dialogFormId, type DialogKind, leadDialogId } from "./lead-dialog-trigger.tsx";

type LeadDialogProps = {
  kind: DialogKind;
  /** The result of a failed post of its form without script: then the page comes with it open. */
  posted: FailedPost | null;
  width?: 560 | 500;
  /** The island of its form. */
  children: ReactNode;
};

/** The frame that all lead dialogs share. */
export function LeadDialog({ kind, posted, width = 560, children }: LeadDialogProps) {
  const { title, description }: { title: string; description?: string } = dialogContent[kind];
  return (
    <Dialog
      id={leadDialogId(kind)}
      title={title}
      closeLabel={closeLabel}
      description={description}
      width={width}
      startOpen={posted !== null}
    >
      {children}
      {/* `browser/dialogs.ts` writes the values of the pressed trigger into these: React leaves them alone. */}
      <input type="hidden" name="opener" form={dialogFormId(kind)} />
      <input type="hidden" name="tier" form={dialogFormId(kind)} />
    </Dialog>
  );
}
