/** What a visitor has chosen in a page for its forms; a default choice says nothing. */
const choices = "input[data-requirement]:checked";

/**
 * Writes what the visitor has chosen in the page above the text of a form, in place of what was
 * written there before.
 *
 * @param form with a field `requirements`
 */
export function suggestRequirements(form: HTMLFormElement): void {
  const field = form.elements.namedItem("requirements");
  if (!(field instanceof HTMLTextAreaElement)) return;
  const suggestion = [...document.querySelectorAll<HTMLInputElement>(choices)]
    .filter(({ defaultChecked }) => !defaultChecked)
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
  const own = before !== "" && text.startsWith(before) ? text.slice(before.length) : text;
  return [suggestion, own.trimStart()].filter((part) => part !== "").join("\n");
}
