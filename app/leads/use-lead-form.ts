import { type SubmitEvent, useRef, useState } from "react";

import { leadMessages } from "../content/messages.ts";
import { newId } from "../lib/new-id.ts";
import type { LeadKind, LeadSource } from "./schemas.ts";
import { type FieldErrors, readForm, sendForm } from "./send-form.ts";

type LeadFormOptions<Kind extends LeadKind> = {
  kind: Kind;
  /** Where the form stands; the page's path is added when it is sent. */
  source: Omit<LeadSource, "page">;
  /** Called after the lead is safe and the form is empty again. */
  onSent: () => void;
};

/**
 * The life of every form, once (spec section 4): parse, report the first failing field or send,
 * then a toast, and on success an empty form. What was typed stays where it is until then.
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
  // One id per filled form, resent with every retry: the same lead is never stored twice.
  const submissionId = useRef<string | null>(null);
  const sending = useRef(false);
  const words = leadMessages[kind];

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const read = readForm({ kind, form, source });
    setErrors(read.ok ? {} : read.errors);
    if (!read.ok) return;

    setBusy(true);
    sending.current = true;
    submissionId.current ??= newId();
    const sent = await sendForm(read.filled, submissionId.current);
    sending.current = false;
    setBusy(false);
    if (!sent) return;
    submissionId.current = null;
    form.reset();
    onSent();
  }

  return {
    formProps: { noValidate: true, onSubmit },
    busy,
    submitLabel: busy ? words.submitting : words.submit,
    errors,
  };
}
