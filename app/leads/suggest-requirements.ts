import { ownField } from "../browser/own-fields.ts";

/**
 * What a visitor has chosen in a page for its forms; a default choice that nobody pressed says nothing
 * (`browser/pressed-choices.ts`).
 */
const isChosen = (element: HTMLElement) =>
  !(element instanceof HTMLInputElement) ||
  (element.checked && (!element.defaultChecked || element.dataset["pressed"] !== undefined));

/**
 * Writes what the visitor has chosen in the page above the text of a form, in place of what was
 * written there before, and chooses the solution that it leads to.
 *
 * @param form with a field `requirements` or `message`; one without is left alone
 */
export function suggestRequirements(form: HTMLFormElement): void {
  const field = ownField(form, "requirements") ?? ownField(form, "message");
  if (!(field instanceof HTMLTextAreaElement)) return;
  const solution = ownField(form, "solution");
  const found = document.querySelector<HTMLInputElement>("input[data-solution]:checked");
  if (solution instanceof HTMLSelectElement && solution.value === "" && found) {
    solution.value = found.dataset["solution"] ?? "";
  }
  const suggestion = [...document.querySelectorAll<HTMLElement>("[data-requirement]")]
    .filter(isChosen)
    .map(({ dataset }) => dataset["requirement"])
    .join("\n");
  field.value = withSuggestion(field.value, field.dataset["suggestion"] ?? "", suggestion);
  // No part of a draft.
  field.dataset["suggestion"] = suggestion;
}

/**
 * @param text of the field
 * @param before the suggestion that it may begin with
 * @returns the text with the suggestion at its beginning
 */
export function withSuggestion(text: string, before: string, suggestion: string): string {
  if (suggestion !== "" && text.startsWith(suggestion)) return text;
  const own = text.startsWith(before) ? text.slice(before.length) : text;
  return [suggestion, own.trimStart()].filter((part) => part !== "").join("\n");
}
