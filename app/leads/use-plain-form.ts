import { createClientOnlyFn } from "@tanstack/react-start";
import { type FormEvent, type SubmitEvent, useCallback, useRef, useState } from "react";

import { submitLabels } from "../content/submit-labels.ts";
import { preloadSending } from "./door.ts";
import { keepDraft, restoreDraft } from "./drafts.ts";
import type { FieldErrors } from "./send-form.ts";

// The form is part of the page; its rules and its way to the server are fetched when it is used.
const loadSendForm = createClientOnlyFn(() => import("./send-form.ts"));

/** Forms that stand in a page and also post without script. */
type PlainKind = "newsletter" | "contactPage";

type PlainFormOptions<Kind extends PlainKind> = {
  kind: Kind;
  /** Where it posts to without script. */
  action: string;
  /** Short id of the place it stands in, kept with the lead. */
  opener: string;
  /** Whether the first failing message becomes a toast, or shows in place only. */
  toastErrors: boolean;
  /** How long the busy label shows at least, in milliseconds. */
  minimumBusyMs?: number;
  /** Messages of a post without script, to begin with. */
  postedErrors?: FieldErrors<Kind>;
};

/**
 * The life of a form in a page (spec section 4). Without script it is a plain form that posts; with
 * it the answer is a toast, and what was typed outlives failures and reloads.
 *
 * @returns props for the form, the busy flag with the submit button's words, and the message of
 *   each failing field
 */
export function usePlainForm<Kind extends PlainKind>({
  kind,
  action,
  opener,
  toastErrors,
  minimumBusyMs = 0,
  postedErrors = {},
}: PlainFormOptions<Kind>) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors<Kind>>(postedErrors);
  const sending = useRef(false);
  const shownAt = useRef<number | null>(null);
  const words = submitLabels[kind];

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
    sending.current = true;
    const form = event.currentTarget;
    const code = await loadSendForm().catch(() => null);
    if (code === null) {
      // The code cannot be had; the form can still be sent the plain way.
      form.submit();
      return;
    }
    const read = code.readForm({
      kind,
      form,
      source: { opener },
      // One e-mail address is filled in by the browser in no time.
      shownAt: kind === "newsletter" ? null : shownAt.current,
      toast: toastErrors,
    });
    setErrors(read.ok ? {} : read.errors);
    if (read.ok) {
      setBusy(true);
      const shownLongEnough = new Promise((resolve) => setTimeout(resolve, minimumBusyMs));
      const sent = await code.sendForm(read.filled, shownLongEnough);
      setBusy(false);
      if (sent) form.reset();
    }
    sending.current = false;
  }

  return {
    formProps: {
      ref,
      method: "post",
      action,
      noValidate: true,
      onSubmit,
      onInput: (event: FormEvent<HTMLFormElement>) => keepDraft(kind, event.currentTarget),
      onFocus: () => {
        loadSendForm().catch(() => undefined);
        preloadSending();
      },
    },
    busy,
    submitLabel: busy ? words.submitting : words.submit,
    errors,
  } as const;
}
