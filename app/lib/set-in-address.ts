/**
 * Writes parameters into the address of the page, beside those that it has, as no new entry of the history.
 *
 * @param parameters such as `cpu=24&hours=120`
 */
export function setInAddress(parameters: string): void {
  const url = new URL(window.location.href);
  for (const [name, value] of new URLSearchParams(parameters)) url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, "", url);
}

/** Takes parameters out of the address of the page, as no new entry of the history. */
export function removeFromAddress(names: readonly string[]): void {
  const url = new URL(window.location.href);
  for (const name of names) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, "", url);
}
