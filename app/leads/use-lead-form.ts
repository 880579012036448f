import { type SubmitEvent, useRef, useState } from "react";
import * as v from "valibot";

import {
  leadMessages,
  limitedMessage,
  type Message,
  validationErrorTitle,
} from "../content/messages.ts";
import { newId } from "../lib/new-id.ts";
import { showToast } from "../ui/show-toast.ts";
import type { LeadOutcome } from "./outcome.ts";
import {
  type LeadFieldName,
  type LeadKind,
  leadSchemas,
  type LeadSource,
  type Submission,
} from "./schemas.ts";
import { submitLead } from "./submit-lead.functions.ts";

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
  const [errors, setErrors] = useState<Partial<Record<LeadFieldName<Kind>, string>>>({});
  // One id per filled form, resent with every retry: the same lead is never stored twice.
  const submissionId = useRef<string | null>(null);
  const sending = useRef(false);
  const words = leadMessages[kind];

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const parsed = v.safeParse(leadSchemas[kind], Object.fromEntries(new FormData(form)));
    if (!parsed.success) {
      const failing = firstIssuePerField<LeadFieldName<Kind>>(parsed.issues);
      setErrors(Object.fromEntries(failing) as Partial<Record<LeadFieldName<Kind>, string>>);
      const [first] = failing;
      if (!first) return;
      focusField(form, first[0]);
      showToast({ type: "error", title: validationErrorTitle, description: first[1] });
      return;
    }

    setErrors({});
    setBusy(true);
    sending.current = true;
    submissionId.current ??= newId();
    // The kind and the fields come from the same schema; the compiler cannot follow the pairing.
    const submission = {
      kind,
      submissionId: submissionId.current,
      fields: parsed.output,
      source: { ...source, page: window.location.pathname },
    } as Submission;
    const outcome = await submitLead({ data: submission }).catch(unreachable);
    sending.current = false;
    setBusy(false);
    if (!outcome.ok) {
      showToast({ type: "error", ...failureMessage(kind, outcome) });
      return;
    }
    submissionId.current = null;
    form.reset();
    showToast({ type: "success", ...words.success });
    onSent();
  }

  return {
    formProps: { noValidate: true, onSubmit },
    busy,
    submitLabel: busy ? words.submitting : words.submit,
    errors,
  };
}

// The answer never came: the lead may or may not be stored, and its id makes a retry safe.
const unreachable = (): LeadOutcome => ({ ok: false, failure: "unavailable" });

function failureMessage(kind: LeadKind, outcome: LeadOutcome & { ok: false }): Message {
  switch (outcome.failure) {
    case "limited":
      return limitedMessage(outcome.retryInMinutes);
    case "refused":
      return leadMessages[kind].refused;
    case "duplicate":
    case "invalid":
    case "unavailable":
      return leadMessages[kind].failed;
  }
}

function firstIssuePerField<Name extends string>(issues: readonly v.BaseIssue<unknown>[]) {
  const messages = new Map<Name, string>();
  for (const issue of issues) {
    // Every issue of an object schema of plain fields has that field as its path.
    const name = v.getDotPath(issue) as Name | null;
    if (name !== null && !messages.has(name)) messages.set(name, issue.message);
  }
  return messages;
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
