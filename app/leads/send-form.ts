import { createClientOnlyFn } from "@tanstack/react-start";
import * as v from "valibot";

import { leadMessages, offlineMessage, validationErrorTitle } from "../content/messages.ts";
import { newId } from "../lib/new-id.ts";
import { dismissErrors, preloadToasts, showToast } from "../ui/toast/show-toast.ts";
import { clearDraft, submissionIdFor } from "./drafts.ts";
import { failureMessage } from "./failure-message.ts";
import { firstTouch } from "./first-touch.ts";
import {
  type LeadFieldName,
  type LeadKind,
  type LeadResult,
  leadSchemas,
  type LeadSource,
  type SentSubmission,
  wireVersion,
} from "./contract.ts";
import { honeypotName } from "./fields/honeypot-field.tsx";

// Apart from the forms: nobody waits for the way to the server before a form is filled.
const loadDoor = createClientOnlyFn(() => import("./submit-lead.functions.ts"));

// Only where a challenge is configured.
const loadChallenge = createClientOnlyFn(() => import("./turnstile-widget.ts"));

/** The public key of the challenge, from the page; undefined where none is configured. */
const challengeKey = () => document.documentElement.dataset["challenge"];

/**
 * Fetches what sending needs before it is needed: later, when the network is gone, neither the door
 * nor the toast that says so could be had.
 */
function preloadSending(): void {
  loadDoor().catch(() => undefined);
  preloadToasts();
}

/**
 * Gets a form ready to be sent, at its first use.
 *
 * @param form that has the focus
 */
export function prepareForm(form: HTMLFormElement): void {
  preloadSending();
  const key = challengeKey();
  if (key === undefined) return;
  loadChallenge().then(
    ({ prepareTurnstile }) => prepareTurnstile(form, key),
    () => undefined, // The lead is sent without it.
  );
}

/** Proof of a person, or nothing: what cannot be had must not cost a lead. */
function challengeToken(form: HTMLFormElement): Promise<string> | undefined {
  const key = challengeKey();
  if (key === undefined) return undefined;
  return loadChallenge().then(
    ({ takeToken }) => takeToken(form, key),
    () => "",
  );
}

/** The message of each failing field. */
export type FieldErrors<Kind extends LeadKind> = Partial<Record<LeadFieldName<Kind>, string>>;

type FilledForm<Kind extends LeadKind> = {
  kind: Kind;
  form: HTMLFormElement;
  /** Where the form stands, if no trigger said so; the page and the first touch are added here. */
  opener: LeadSource["opener"];
  /** When the form was shown, from `performance.now()`; null when nobody knows. */
  shownAt: number | null;
  /** Whether the first failing message becomes a toast; the contact page shows it in place. */
  toast?: boolean;
};

/**
 * Reads a form and checks it by its rules. When a field fails, the first one gets the focus and its
 * message a toast (spec section 5). What the last try was told is taken away.
 *
 * @returns the submission without its id, or the message of each failing field
 */
export function readForm<Kind extends LeadKind>({
  kind,
  form,
  opener,
  shownAt,
  toast = true,
}: FilledForm<Kind>) {
  dismissErrors(form);
  const entries = Object.fromEntries(new FormData(form));
  const parsed = v.safeParse(leadSchemas[kind], entries);
  if (parsed.success) {
    const text = (name: string) => {
      const value = entries[name];
      return typeof value === "string" ? value : "";
    };
    const filled = {
      kind,
      fields: parsed.output,
      source: {
        ...firstTouch(),
        opener: opener ?? text("opener"),
        tier: text("tier"),
        page: window.location.pathname,
      },
      screen: {
        trap: text(honeypotName),
        filledMs: shownAt === null ? null : performance.now() - shownAt,
      },
    };
    return { ok: true, filled } as const;
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
    if (toast) {
      showToast({ type: "error", title: validationErrorTitle, description: first[1] }, form);
    }
  }
  return { ok: false, errors } as const;
}

type Filled = Omit<SentSubmission, "submissionId" | "kind" | "fields" | "screen"> & {
  kind: LeadKind;
  fields: unknown;
  screen: object;
};

type Sending = {
  /** The form that was read. */
  form: HTMLFormElement;
  /** From `readForm`. */
  filled: Filled;
  /** The answer is not told before this. */
  notBefore: Promise<unknown>;
  /** Called when the lead is safe, before it is told: a dialog that closes takes no toast along. */
  onSafe: () => void;
};

/** Sends a checked form and says in a toast what became of it (spec section 8). */
export async function sendForm({ form, filled, notBefore, onSafe }: Sending): Promise<void> {
  if (!navigator.onLine) {
    showToast({ type: "error", ...offlineMessage }, form);
    return;
  }
  const { kind, fields, screen } = filled;
  const submissionId = submissionIdFor(kind, JSON.stringify(fields), newId);
  const token = await challengeToken(form);
  // The kind and the fields come from the same schema; the compiler cannot follow the pairing.
  const data = {
    ...filled,
    version: wireVersion,
    submissionId,
    screen: token === undefined ? screen : { ...screen, token },
  } as SentSubmission;
  const door = await loadDoor().catch(() => null);
  if (door === null) {
    // Gone since a deployment: the form posts plainly, and the new Worker answers.
    form.submit();
    return;
  }
  const sending = door.submitLead({ data });
  const [outcome] = await Promise.all([sending.catch(unreachable), notBefore]);
  if (!outcome.ok) {
    showToast({ type: "error", ...failureMessage(kind, outcome) }, form);
    return;
  }
  clearDraft(kind);
  onSafe();
  showToast({ type: "success", ...leadMessages[kind].success });
}

// The answer never came: the lead may or may not be stored, and its id makes a retry safe.
const unreachable = (): LeadResult => ({ ok: false, failure: "unavailable" });
