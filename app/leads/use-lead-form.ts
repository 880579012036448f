import { type FormEvent, type SubmitEvent, useCallback, useRef, useState } from "react";

import { leadMessages } from "../content/messages.ts";
import { keepDraft, restoreDraft } from "./drafts.ts";
import type { LeadKind, LeadSource } from "./schemas.ts";
import { type FieldErrors, readForm, sendForm } from "./send-form.ts";

type LeadFormOptions<Kind extends LeadKind> = {
  kind: Kind;
  /** Where the form stands. */
  source: Pick<LeadSource, "opener" | "tier">;
  /** Called after the lead is safe and the form is empty again. */
  onSent: () => void;
};

/**
 * The life of every form, once (spec section 4): parse, report the first failing field or send,
 * then a toast, and on success an empty form. What was typed stays where it is until then, through
 * failures, closed dialogs and reloads.
 *
 * @returns props for the form, the busy flag with the submit button's words, and the message of
 *   each failing field
 */
export function useLeadForm<Kind extends LeadKind>({
  kind,
  source,
  onSent,
}: LeadFormOptions<Kind>) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors<Kind>>({});
  const sending = useRef(false);
  const shownAt = useRef<number | null>(null);
  const words = leadMessages[kind];

  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      shownAt.current = performance.now();
      restoreDraft(kind, form);
    },
    [kind],
  );

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const read = readForm({ kind, form, source, shownAt: shownAt.current });
    setErrors(read.ok ? {} : read.errors);
    if (!read.ok) return;

    setBusy(true);
    sending.current = true;
    const sent = await sendForm(read.filled);
    sending.current = false;
    setBusy(false);
    if (!sent) return;
    form.reset();
    onSent();
  }

  return {
    formProps: {
      ref,
      noValidate: true,
      onSubmit,
      onInput: (event: FormEvent<HTMLFormElement>) => keepDraft(kind, event.currentTarget),
    },
    busy,
    submitLabel: busy ? words.submitting : words.submit,
    errors,
  };
}
