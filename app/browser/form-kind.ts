/**
 * @param form of the page
 * @returns the kind of lead that it sends; null for a search or a filter
 */
export function formKind(form: Element): string | null {
  if (form.getAttribute("action") === "/newsletter") return "newsletter";
  return form.querySelector<HTMLInputElement>("input[name=kind]")?.value ?? null;
}
