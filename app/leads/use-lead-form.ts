import { createClientOnlyFn } from "@tanstack/react-start";
import {
  type FocusEvent,
  type FormEvent,
  type SubmitEvent,
  useCallback,
  useRef,
  useState,
} from "react";

import { submitLabels } from "../content/submit-labels.ts";
import { saveDraft, restoreDraft } from "./drafts.ts";
import type { LeadKind, LeadSource } from "./contract.ts";
import type * as sendForm from "./send-form.ts";

/** The rules of the forms and the way to the server. */
type Rules = typeof sendForm;

// A form in a page is there from the start; its rules are fetched when it is used.
const loadFormModule = createClientOnlyFn((): Promise<Rules> => import("./send-form.ts"));

type LeadFormOptions<Kind extends LeadKind> = {
  kind: Kind;
  /** Where the form stands. */
  source: Pick<LeadSource, "opener" | "tier">;
  /** Where a form in a page posts to without script; a dialog has no such place. */
  action?: string;
  /** Gives the rules; a dialog brings them with it. */
  rules?: () => Promise<Rules>;
  /** Whether the first failing message becomes a toast, or shows in place only. */
  toastErrors?: boolean;
  /** How long the busy label shows at least, in milliseconds. */
  minimumBusyMs?: number;
  /** Messages of a post without script, to begin with. */
  postedErrors?: sendForm.FieldErrors<Kind>;
  /** Called after the lead is safe and the form is empty again. */
  onSent?: () => void;
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
  action,
  rules = loadFormModule,
  toastErrors = true,
  minimumBusyMs = 0,
  postedErrors = {},
  onSent,
}: LeadFormOptions<Kind>) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<sendForm.FieldErrors<Kind>>(postedErrors);
  const sending = useRef(false);
  const shownAt = useRef<number | null>(null);
  const words = submitLabels[kind];

  const prepare = useCallback(
    (form: HTMLFormElement) => {
      rules().then(
        ({ prepareForm }) => prepareForm(form),
        () => undefined,
      );
    },
    [rules],
  );

  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      // Nobody knows when what stands in it already was begun: before the script, or a page ago.
      shownAt.current = restoreDraft(kind, form) ? null : performance.now();
      // Somebody was here before the script, and no event tells of it any more.
      if (form.contains(document.activeElement)) prepare(form);
    },
    [kind, prepare],
  );

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const form = event.currentTarget;
    const code = await rules().catch(() => null);
    if (code === null) {
      // Only where the code is fetched late can it be missing; such a form can be sent plainly.
      form.submit();
      return;
    }
    // One e-mail address is filled in by the browser in no time.
    const since = kind === "newsletter" ? null : shownAt.current;
    const read = code.readForm({ kind, form, source, shownAt: since, toast: toastErrors });
    setErrors(read.ok ? {} : read.errors);
    if (read.ok) {
      setBusy(true);
      const shownLongEnough = new Promise((resolve) => setTimeout(resolve, minimumBusyMs));
      const sent = await code.sendForm(form, read.filled, shownLongEnough);
      setBusy(false);
      if (sent) {
        form.reset();
        onSent?.();
      }
    }
    sending.current = false;
  }

  return {
    formProps: {
      ref,
      ...(action === undefined ? {} : { method: "post", action }),
      noValidate: true,
      onSubmit,
      onInput: (event: FormEvent<HTMLFormElement>) => saveDraft(kind, event.currentTarget),
      onFocus: (event: FocusEvent<HTMLFormElement>) => prepare(event.currentTarget),
    },
    busy,
    submitLabel: busy ? words.submitting : words.submit,
    errors,
  } as const;
}
