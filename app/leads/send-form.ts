import { createClientOnlyFn } from "@tanstack/react-start";
import * as v from "valibot";

import { receiptWaitMs } from "../config/timings.ts";
import { leadMessages, validationErrorTitle } from "../content/messages.ts";
import { trialPlaces } from "../content/trial.ts";
import { unanswered } from "../content/unanswered.ts";
import { newId } from "../browser/new-id.ts";
import { dismissErrors, loadToasts, showToast } from "../browser/toast/show-toast.ts";
import { formKind, hiddenValue, ownField, ownFields } from "../browser/own-fields.ts";
import { clearDraft, endWaiting, startWaiting, submissionIdFor } from "../browser/drafts.ts";
import { failureMessage } from "./failure-message.ts";
import { firstTouch } from "../browser/first-touch.ts";
import {
  type LeadResult,
  leadSchemas,
  type LeadSource,
  type SentSubmission,
  submissionField,
  wireVersion,
} from "./contract.ts";
import { keepSent } from "./filled-fields.ts";
import type { LeadFieldName, LeadKind } from "./form-fields.ts";
import { honeypotName } from "./fields/honeypot-field.tsx";

export { suggestEmail } from "./suggest-email.ts";

// Loaded only where Turnstile is configured.
const loadTurnstile = createClientOnlyFn(() => import("./turnstile-widget.ts"));

// Fetched while the form is being sent.
const loadReceipts = createClientOnlyFn(() => import("./receipt/show-receipt.tsx"));

/** The site key of Turnstile, from the page; undefined where it is not configured. */
const turnstileKey = () => document.documentElement.dataset["turnstile"];

/**
 * Gets a form ready to be sent, at its first use: without a network, the toast that reports the failure
 * could not be loaded.
 *
 * @param form that has the focus
 */
export function preloadForm(form: HTMLFormElement): void {
  loadToasts().catch(() => undefined);
  const key = turnstileKey();
  if (key === undefined) return;
  loadTurnstile()
    .then(({ startTurnstile }) => startTurnstile(form, key))
    .catch(() => undefined); // The lead is sent without it.
}

/** A token of Turnstile; empty when it cannot be loaded, because that must not cost a lead. */
function turnstileToken(form: HTMLFormElement): Promise<string> | undefined {
  const key = turnstileKey();
  if (key === undefined) return undefined;
  return loadTurnstile()
    .then(({ takeToken }) => takeToken(form, key))
    .catch(() => "");
}

/** The message of each failing field. */
export type FieldErrors<Kind extends LeadKind> = Partial<Record<LeadFieldName<Kind>, string>>;

type FilledForm<Kind extends LeadKind> = {
  kind: Kind;
  form: HTMLFormElement;
  /** Id of the form's place on the site; undefined in a dialog, whose trigger has written its own. */
  ctaId: LeadSource["opener"];
  /** When the form was shown, from `performance.now()`; null when that is unknown. */
  shownAt: number | null;
};

/**
 * Reads a form and checks it by its rules. When a field fails, the first one gets the focus and its
 * message a toast (spec section 5). Errors of the last try are dismissed.
 *
 * @returns the submission, or the message of each failing field
 */
export function readForm<Kind extends LeadKind>({ kind, form, ctaId, shownAt }: FilledForm<Kind>) {
  dismissErrors(form);
  // An extension may have put a control with the name of a field of ours into the form.
  const typed = ownFields(form).map(({ name, value }) => [name, value] as const);
  const entries = Object.fromEntries([...new FormData(form), ...typed]);
  const parsed = v.safeParse(leadSchemas[kind], entries);
  if (parsed.success) {
    const source = {
      ...firstTouch(),
      // The name on the wire and in stored rows.
      opener: ctaId ?? hiddenValue(form, "opener"),
      tier: hiddenValue(form, "tier"),
      place: checkedPlace(form),
      consent: hiddenValue(form, "consent"),
      page: window.location.pathname,
    };
    // The same words sent again from another button are the same lead.
    const asked = [parsed.output, source.tier, source.place];
    const filled = {
      kind,
      submissionId: submissionIdFor(kind, JSON.stringify(asked), newId),
      fields: parsed.output,
      source,
      spamSignals: {
        honeypot: getHoneypot(form),
        filledMs: shownAt === null || isFilledByBrowser(form) ? null : performance.now() - shownAt,
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
    const field = ownField(form, first[0]);
    // A field that takes the focus is read with its message; one that has it already says nothing.
    const isSaid = document.activeElement !== field;
    field?.focus();
    // The contact page shows it in place only.
    if (kind !== "contactPage") {
      showToast(
        { type: "error", title: validationErrorTitle, description: first[1], isSaid },
        form,
      );
    }
  }
  return { ok: false, errors } as const;
}

/**
 * Whether the browser has filled the required fields that it can fill, by one press, or this tab's last form
 * has: such a form is quickly sent, and no program fills it so. The old name is that of Chromium before 110.
 */
function isFilledByBrowser(form: HTMLFormElement): boolean {
  const fields = ownFields(form).filter((field) =>
    field.matches("[autocomplete][aria-required=true]"),
  );
  return fields.every(
    (field) => field.matches("[data-filled]") || field.matches(":is(:autofill, :-webkit-autofill)"),
  );
}

/** What a program has typed into the field that no person sees. */
const getHoneypot = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>(`[name=${honeypotName}][tabindex="-1"]`)?.value ?? "";

/** Where a visitor without a tier wants to try it; undefined in a form that does not ask. */
const checkedPlace = (form: HTMLFormElement): LeadSource["place"] => {
  const value = form.querySelector<HTMLInputElement>("input[name=place]:checked")?.value;
  return trialPlaces.find((place) => place === value);
};

/** Empties a form that was sent, and the same form at another place of the page. */
export function emptyForms(sent: HTMLFormElement): void {
  for (const form of document.forms) {
    if (formKind(form) !== formKind(sent)) continue;
    form.reset();
    // One that was posted without script before is reset to what was chosen then.
    for (const select of form.querySelectorAll("select")) select.selectedIndex = 0;
  }
}

type Filled = Extract<ReturnType<typeof readForm>, { ok: true }>["filled"];

/** Why a form was not taken, and the words for it. `unanswered`: it may have been taken. */
export type SendFailure = {
  failure: (LeadResult & { ok: false })["failure"] | "unanswered";
  text: string;
};

type Sending = {
  /** The form that was read. */
  form: HTMLFormElement;
  /** From `readForm`. */
  filled: Filled;
  /** The result is not shown before this. */
  minDuration: Promise<unknown>;
  /** Whether it is sent again by itself: that no response came is said once. */
  isRepeat: boolean;
  /** Whether the visitor has typed since: while it is sent again by itself that stays, unsent as it is. */
  isChanged: () => boolean;
  /** Whether the visitor has sent the form again since: that says how it ends. */
  isSuperseded: () => boolean;
  /** Called when the lead is safe, before the toast: a toast inside a closing dialog would disappear. */
  onSafe: () => void;
};

/**
 * Sends a checked form and shows the result in a toast (spec section 8), a success in a receipt too.
 *
 * @returns the failure; null without one
 */
export async function sendForm({
  form,
  filled,
  minDuration,
  isRepeat,
  isChanged,
  isSuperseded,
  onSafe,
}: Sending): Promise<SendFailure | null> {
  const { kind, spamSignals } = filled;
  const token = await turnstileToken(form);
  // The kind and the fields come from the same schema; the compiler cannot follow the pairing.
  const data = {
    ...filled,
    version: wireVersion,
    spamSignals: token === undefined ? spamSignals : { ...spamSignals, token },
  } as SentSubmission;
  const toasts = await loadToasts().catch(() => null);
  if (toasts === null) {
    // A deployment removed a chunk: the form posts without script, and the new Worker responds.
    form.submit();
    return null;
  }
  // Without its code there is the toast alone.
  const loadingReceipts = loadReceipts().catch(() => null);
  startWaiting(kind, form);
  const [result] = await Promise.all([submit(data), minDuration]);
  if (isSuperseded()) return null;
  if (result === null) {
    if (!isRepeat) showToast({ type: "error", ...unanswered.toast }, form);
    return { failure: "unanswered", text: unanswered.waiting };
  }
  endWaiting(kind);
  if (!result.ok) {
    const message = failureMessage(kind, result);
    showToast({ type: "error", ...message }, form);
    return { failure: result.failure, text: message.description };
  }
  const isEmptied = !isRepeat || !isChanged();
  if (isEmptied) {
    clearDraft(kind);
    keepSent(form);
  }
  const late = new Promise<null>((resolve) => setTimeout(resolve, receiptWaitMs, null));
  const receipts = await Promise.race([loadingReceipts, late]);
  if (isEmptied) onSafe();
  showToast({ type: "success", ...leadMessages[kind].success });
  if (result.receipt) receipts?.showReceipt(form, data, result.receipt);
  return null;
}

/**
 * Address of the server function. The document names it, so that the browser need not fetch Start's
 * client to call it; Start serves only functions that the browser's build imports.
 */
async function submitAddress(): Promise<string> {
  const { submit: address } = document.body.dataset;
  if (address !== undefined) return address;
  const { submitLead } = await import("./submit-lead.functions.ts");
  return submitLead.url;
}

/**
 * Calls the submit endpoint.
 *
 * @returns null without a response: the lead may or may not be stored, and its id makes a retry safe
 */
async function submit(data: SentSubmission): Promise<LeadResult | null> {
  const body = new FormData();
  body.set(submissionField, JSON.stringify(data));
  try {
    const response = await fetch(await submitAddress(), { method: "POST", body });
    const value: unknown = await response.json();
    return isResult(value) ? value : notOurs;
  } catch (error) {
    // What is no JSON was said by somebody else. Every other error is of the connection.
    return error instanceof SyntaxError ? notOurs : null;
  }
}

/**
 * Resolves when it is worth to try again after no response came: the browser says that it is online, the
 * page is looked at again, or some time has passed, because browsers are often wrong about their connection.
 *
 * @param tries so far, each of which doubles the time
 * @param signal ends the wait, which then never resolves
 */
export function whenConnected(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = () => {
      clearTimeout(timer);
      done.abort();
    };
    const go = () => {
      end();
      resolve();
    };
    const timer = setTimeout(go, Math.min(firstRetryMs * 2 ** tries, lastRetryMs));
    addEventListener("online", go, { signal: done.signal });
    document.addEventListener(
      "visibilitychange",
      () => {
        if (document.visibilityState === "visible") go();
      },
      { signal: done.signal },
    );
    signal.addEventListener("abort", end, { once: true });
  });
}

const firstRetryMs = 15_000;
const lastRetryMs = 300_000;

// What answered was not the Worker.
const notOurs: LeadResult = { ok: false, failure: "unavailable" };

/**
 * Whether the Worker said it: a proxy or a gateway on the way may answer in its place, with any JSON.
 */
const isResult = (value: unknown): value is LeadResult =>
  typeof value === "object" && value !== null && "ok" in value && typeof value.ok === "boolean";
