type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/**
 * The fields of a form that a visitor fills in: their ids end in their names. Extensions put controls of
 * their own into forms, sometimes with the names of ours.
 */
export const ownFields = (form: HTMLFormElement): Field[] =>
  [...form.elements]
    .filter(isField)
    .filter(({ id, name }) => name !== "" && id.endsWith(`-${name}`));

/** @returns the field of that name; undefined where the form has none */
export const ownField = (form: HTMLFormElement, name: string): Field | undefined =>
  ownFields(form).find((field) => field.name === name);

/** @returns what the page itself has written into a form under that name; "" without */
export const hiddenValue = (form: HTMLFormElement, name: string): string =>
  [...form.elements].find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type === "hidden" && element.name === name,
  )?.value ?? "";

/**
 * @param form of the page
 * @returns the kind of lead that it sends; null for a search or a filter
 */
export function formKind(form: Element): string | null {
  if (form.getAttribute("action") === "/newsletter") return "newsletter";
  return form.querySelector<HTMLInputElement>("input[name=kind]")?.value ?? null;
}
