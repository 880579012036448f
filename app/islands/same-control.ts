const controls = "input, textarea, select, button, a[href]";

/** Their values are the page's own. */
const hidden = "[type=hidden], [tabindex='-1'], [aria-hidden=true] *";

const getAttributes = (control: Element, names: readonly string[]) =>
  names.map((name) => control.getAttribute(name));

/** Whether two controls are the same but for what stands around them, and what an extension put on them. */
function isSame(one: Element, other: Element): boolean {
  if (one.tagName !== other.tagName) return false;
  const names = ["name", "type", "href"];
  // Of several with one name, the value says which.
  if (one.matches("button, [type=radio], [type=checkbox]")) names.push("value");
  // Extensions give ids to controls that have none.
  if (other.id !== "") names.push("id");
  return getAttributes(one, names).join("\n") === getAttributes(other, names).join("\n");
}

/** @returns the controls of an island that a visitor uses */
export const getControls = (island: Element): HTMLElement[] =>
  [...island.querySelectorAll<HTMLElement>(controls)].filter((control) => !control.matches(hidden));

/**
 * @param before the controls that the Worker had rendered, with those of extensions
 * @param control that React has rendered
 * @returns the one in whose place it stands, by its name and never by its place
 */
export const controlBefore = (
  before: readonly HTMLElement[],
  control: HTMLElement,
): HTMLElement | undefined => before.find((old) => isSame(old, control));

/**
 * @param control of an island before it was hydrated
 * @returns the same control after it: where a translation or an extension had changed the HTML, React has
 *   rendered another one in its place
 */
export function controlAfter(island: Element, control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control;
  return getControls(island).find((next) => isSame(control, next));
}
