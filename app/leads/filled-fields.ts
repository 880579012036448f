import { clearDraft } from "../browser/drafts.ts";
import { keepLastForm, lastForm, type LastForm } from "../browser/last-form.ts";
import { formKind, ownFields } from "../browser/own-fields.ts";
import { leadKindNames } from "./form-fields.ts";

/**
 * The fields that the next form of a tab is filled with: those that `form-fields.ts` gives a name for the
 * browser to complete. The newsletter asks for an address alone, and is never filled.
 */
const fillable = (form: HTMLFormElement) =>
  formKind(form) === "newsletter" ? [] : ownFields(form).filter(isFillable);

const isFillable = ({ autocomplete }: { autocomplete: string }) => autocomplete !== "";

/** Keeps what was sent for the next form of this tab. */
export function keepSent(form: HTMLFormElement): void {
  const fields = fillable(form).filter(({ value }) => value !== "");
  if (fields.length === 0) return;
  keepLastForm(Object.fromEntries(fields.map(({ autocomplete, value }) => [autocomplete, value])));
}

/**
 * Fills a form from the one that was sent before it, unless the visitor has begun to say who is writing.
 *
 * @returns whether it has filled anything
 */
export function fillForm(form: HTMLFormElement): boolean {
  const last = lastForm();
  const fields = fillable(form);
  if (last === null || fields.some(({ value }) => value !== "")) return false;
  for (const field of fields) field.value = last[field.autocomplete] ?? "";
  return fields.some(({ value }) => value !== "");
}

/**
 * Marks the fields that hold what the last form said, also after a reload, which brings them back as a
 * draft; a field in which something else is typed loses its mark.
 *
 * @returns what they hold
 */
export function markFilled(form: HTMLFormElement): LastForm {
  const last = lastForm();
  const held: [string, string][] = [];
  for (const field of fillable(form)) {
    const isHeld = field.value !== "" && field.value === last?.[field.autocomplete];
    field.toggleAttribute("data-filled", isHeld);
    if (isHeld) held.push([field.autocomplete, field.value]);
  }
  return Object.fromEntries(held);
}

/** The visitor came to type: past what is filled. Elsewhere the focus stays where it is. */
export function focusFirstEmpty(form: HTMLFormElement): void {
  if (!document.activeElement?.matches("[data-filled]")) return;
  ownFields(form)
    .find(({ value }) => value === "")
    ?.focus();
}

/** Somebody else sits here now: every form of the page is emptied, with its draft, and nothing is kept. */
export function forgetFilled(): void {
  keepLastForm(null);
  const forms = [...document.forms].filter((form) => formKind(form) !== null);
  const changed = forms.flatMap(ownFields).filter(({ value }) => value !== "");
  for (const field of changed) field.value = "";
  // Ends what waits to be sent again, and the notes; what counts the letters follows too.
  for (const field of changed) field.dispatchEvent(new Event("input", { bubbles: true }));
  for (const kind of leadKindNames) clearDraft(kind);
}
