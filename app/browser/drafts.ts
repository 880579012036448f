import { postedIdField } from "../config/cacheable-pages.ts";
import { formKind, ownField, ownFields } from "./own-fields.ts";
import { ownNavigation } from "./own-navigation.ts";

/**
 * A draft of each form in session storage. It survives a failure, a closed dialog and a reload, and is
 * removed when the form was sent.
 */
type Draft = { fields: Record<string, string>; sent?: Sent };
/** `unanswered` is what stood in the fields, while no response has come. */
type Sent = { id: string; content: string; unanswered?: string };

/** The last submission of each form on this page, also where storage is forbidden. */
const lastSent = new Map<string, Sent>();

const toDraftKey = (kind: string) => `draft:${kind}`;

/** The draft as text; null where there is none, or storage is forbidden. */
function stored(kind: string): string | null {
  try {
    return sessionStorage.getItem(toDraftKey(kind));
  } catch {
    return null;
  }
}

function read(kind: string): Draft {
  try {
    // Only this file writes under this key.
    return (JSON.parse(stored(kind) ?? "null") as Draft | null) ?? { fields: {} };
  } catch {
    return { fields: {} };
  }
}

function write(kind: string, draft: Draft): void {
  try {
    sessionStorage.setItem(toDraftKey(kind), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden; the form itself still holds what was typed.
  }
}

/**
 * Restores the draft of every form of the page, and saves what is typed from now on. What was typed
 * before this script started is saved too.
 */
export function keepDrafts(): void {
  for (const [kind, form] of formsOfPage()) restoreDraft(kind, form);
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element ? target.closest("form") : null;
    const kind = form && formKind(form);
    if (form && kind !== null) saveDraft(kind, form);
  });
  document.addEventListener("formdata", keepIdOfPost);
  // When the page comes back from the back/forward cache, the visitor may have gone on typing on another
  // page, or have sent the form there. Where it is loaded anew, the browser restores what it has noted
  // itself, which may be older than the draft.
  const savedBefore = new Map<string, string | null>();
  window.addEventListener("pagehide", () => {
    for (const [kind] of formsOfPage()) savedBefore.set(kind, stored(kind));
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted && ownNavigation()?.type !== "back_forward") return;
    for (const [kind, form] of formsOfPage()) {
      const isOther = persisted ? stored(kind) !== savedBefore.get(kind) : stored(kind) !== null;
      if (isOther) replaceByDraft(kind, form);
    }
  });
}

const formsOfPage = () =>
  [...document.forms].flatMap((form) => {
    const kind = formKind(form);
    return kind === null ? [] : ([[kind, form]] as const);
  });

/** Saves the values of a form. */
function saveDraft(kind: string, form: HTMLFormElement): void {
  const fields: Draft["fields"] = {};
  for (const field of ownFields(form)) if (isTyped(field)) fields[field.name] = field.value;
  write(kind, { ...read(kind), fields });
}

/** Restores a saved draft; what a visitor has typed already is not changed. */
export function restoreDraft(kind: string, form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(read(kind).fields)) {
    const field = ownField(form, name);
    if (field && !isTyped(field)) field.value = value;
  }
  if (isBegun(form)) saveDraft(kind, form);
}

/** Fills a form with the saved draft, and empties the fields that the draft does not have. */
function replaceByDraft(kind: string, form: HTMLFormElement): void {
  const { fields } = read(kind);
  const changed = ownFields(form).filter(({ name, value, dataset }) => {
    const isSuggestion = value !== "" && value === dataset["suggestion"];
    return !isSuggestion && value !== (fields[name] ?? "");
  });
  for (const element of changed) element.value = fields[element.name] ?? "";
  // What counts the letters, for example.
  for (const element of changed) element.dispatchEvent(new Event("input", { bubbles: true }));
}

/** @returns whether a form holds text that a visitor has typed */
export const isBegun = (form: HTMLFormElement): boolean => ownFields(form).some(isTyped);

/** A text that the page suggests follows what is chosen there. */
const isTyped = ({ value, dataset }: ReturnType<typeof ownFields>[number]) =>
  value !== "" && value !== dataset["suggestion"];

/**
 * The id under which the form's content is sent: the same for every retry of the same content, also
 * after a reload, and a new one when something was changed in between.
 *
 * @param kind which form
 * @param content what is about to be sent, as text
 * @param newId makes an id; only who sends a form loads it
 */
export function submissionIdFor(kind: string, content: string, newId: () => string): string {
  const before = sentBefore(kind);
  if (before?.content === content) return before.id;
  const sent = { id: newId(), content };
  noteSent(kind, sent);
  return sent.id;
}

const sentBefore = (kind: string) => lastSent.get(kind) ?? read(kind).sent;

function noteSent(kind: string, sent: Sent): void {
  lastSent.set(kind, sent);
  write(kind, { ...read(kind), sent });
}

/**
 * Notes that a form waits for the response to what it sends: the page may be closed meanwhile.
 *
 * @param kind which form
 */
export function startWaiting(kind: string, form: HTMLFormElement): void {
  const sent = sentBefore(kind);
  if (sent) noteSent(kind, { ...sent, unanswered: typedIn(form) });
}

/** Notes that the response came. */
export function endWaiting(kind: string): void {
  const sent = sentBefore(kind);
  if (sent) noteSent(kind, { id: sent.id, content: sent.content });
}

/** @returns whether a form was sent from this tab and no response came */
export const isUnanswered = (kind: string): boolean => sentBefore(kind)?.unanswered !== undefined;

const typedIn = (form: HTMLFormElement) =>
  JSON.stringify(ownFields(form).map(({ name, value }) => [name, value]));

/** What was sent without a response, and posts without script now, is the same submission. */
function keepIdOfPost({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  const sent = sentBefore(formKind(target) ?? "");
  if (sent?.unanswered === typedIn(target)) formData.set(postedIdField, sent.id);
}

/** @param kind of the form that was sent */
export function clearDraft(kind: string): void {
  lastSent.delete(kind);
  try {
    sessionStorage.removeItem(toDraftKey(kind));
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
