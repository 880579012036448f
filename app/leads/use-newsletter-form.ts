import { createClientOnlyFn } from "@tanstack/react-start";
import { type SubmitEvent, useRef, useState } from "react";

import { leadMessages } from "../content/messages.ts";
import { newId } from "../lib/new-id.ts";

// The form stands on every page; its rules and its way to the server are fetched when it is used.
const loadSendForm = createClientOnlyFn(() => import("./send-form.ts"));

/**
 * The newsletter form (spec sections 2, 5 and 8). Without script it is a plain form that posts to
 * `/newsletter`; with it the answer is a toast.
 *
 * @param opener short id of the place it stands in, kept with the subscription
 * @returns props for the form, the busy flag with the submit button's words, and the field's message
 */
export function useNewsletterForm(opener: string) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submissionId = useRef<string | null>(null);
  const sending = useRef(false);
  const words = leadMessages.newsletter;

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const form = event.currentTarget;
    const code = await loadSendForm().catch(() => null);
    if (code === null) {
      // The code cannot be had; the form can still be sent the plain way.
      form.submit();
      return;
    }
    const read = code.readForm({ kind: "newsletter", form, source: { opener, tier: undefined } });
    setError(read.ok ? undefined : read.errors.email);
    if (read.ok) {
      setBusy(true);
      submissionId.current ??= newId();
      const sent = await code.sendForm(read.filled, submissionId.current);
      setBusy(false);
      if (sent) {
        submissionId.current = null;
        form.reset();
      }
    }
    sending.current = false;
  }

  return {
    formProps: {
      method: "post",
      action: "/newsletter",
      noValidate: true,
      onSubmit,
      onFocus: () => {
        loadSendForm().catch(() => undefined);
      },
    },
    busy,
    submitLabel: busy ? words.submitting : words.submit,
    error,
  } as const;
}
