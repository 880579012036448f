import * as v from "valibot";

import {
  leadMessages,
  limitedMessage,
  type Message,
  validationErrorTitle,
} from "../content/messages.ts";
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

/** The message of each failing field. */
export type FieldErrors<Kind extends LeadKind> = Partial<Record<LeadFieldName<Kind>, string>>;

type FilledForm<Kind extends LeadKind> = {
  kind: Kind;
  form: HTMLFormElement;
  /** Where the form stands; the page's path is added here. */
  source: Omit<LeadSource, "page">;
};

/**
 * Reads a form and checks it by its rules. When a field fails, the first one gets the focus and its
 * message a toast (spec section 5).
 *
 * @returns the submission without its id, or the message of each failing field
 */
export function readForm<Kind extends LeadKind>({ kind, form, source }: FilledForm<Kind>) {
  const parsed = v.safeParse(leadSchemas[kind], Object.fromEntries(new FormData(form)));
  if (parsed.success) {
    const page = window.location.pathname;
    return {
      ok: true,
      filled: { kind, fields: parsed.output, source: { ...source, page } },
    } as const;
  }
  const errors: FieldErrors<Kind> = {};
  const failing: [name: string, message: string][] = [];
  for (const issue of parsed.issues) {
    // Every issue of an object schema of plain fields has that field as its path.
    const name = v.getDotPath(issue) as LeadFieldName<Kind> | null;
    if (name === null || errors[name] !== undefined) continue;
    errors[name] = issue.message;
    failing.push([name, issue.message]);
  }
  const [first] = failing;
  if (first) {
    const field = form.elements.namedItem(first[0]);
    if (field instanceof HTMLElement) field.focus();
    showToast({ type: "error", title: validationErrorTitle, description: first[1] });
  }
  return { ok: false, errors } as const;
}

/**
 * Sends a checked form and says in a toast what became of it (spec section 8).
 *
 * @param filled from `readForm`
 * @param submissionId the same for every retry of the same filled form
 * @returns whether the lead is safe
 */
export async function sendForm(
  filled: { kind: LeadKind; fields: unknown; source: LeadSource },
  submissionId: string,
): Promise<boolean> {
  // The kind and the fields come from the same schema; the compiler cannot follow the pairing.
  const data = { ...filled, submissionId } as Submission;
  const outcome = await submitLead({ data }).catch(unreachable);
  if (!outcome.ok) showToast({ type: "error", ...failureMessage(filled.kind, outcome) });
  else showToast({ type: "success", ...leadMessages[filled.kind].success });
  return outcome.ok;
}

// The answer never came: the lead may or may not be stored, and its id makes a retry safe.
const unreachable = (): LeadOutcome => ({ ok: false, failure: "unavailable" });

/**
 * @param kind of the form
 * @param outcome that is not a success
 * @returns the words for it
 */
export function failureMessage(kind: LeadKind, outcome: LeadOutcome & { ok: false }): Message {
  const words: (typeof leadMessages)[LeadKind] & { duplicate?: Message } = leadMessages[kind];
  switch (outcome.failure) {
    case "limited":
      return limitedMessage(outcome.retryInMinutes);
    case "refused":
      return words.refused;
    case "duplicate":
      return words.duplicate ?? words.failed;
    case "invalid":
    case "unavailable":
      return words.failed;
  }
}
