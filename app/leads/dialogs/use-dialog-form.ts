import { useEffect } from "react";

import type { LeadDialogProps } from "./lead-dialog-trigger.tsx";
import type { LeadKind } from "../contract.ts";
import * as sendForm from "../send-form.ts";
import { useLeadForm } from "../use-lead-form.ts";

const atHand = () => Promise.resolve(sendForm);

/**
 * The form of a dialog: its rules come with the dialog, and it closes when the lead is safe.
 *
 * @param kind which form
 * @param dialog what the dialog was given by the link that opened it
 */
export function useDialogForm<Kind extends LeadKind>(
  kind: Kind,
  { open, ctaId, tier, onOpenChange }: LeadDialogProps,
) {
  useEffect(() => {
    if (open) sendForm.preloadSending();
  }, [open]);
  return useLeadForm({
    kind,
    source: { opener: ctaId, tier },
    rules: atHand,
    onSent: () => onOpenChange(false),
  });
}
