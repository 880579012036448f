import { markHas } from "./mark-has.ts";

/** Stands for what the browser lacks. */
export function standIn(): void {
  document.addEventListener("toggle", closeOtherDetails, true);
  // Chromium before 105, Firefox before 121.
  if (!CSS.supports("selector(:has(a))")) markHas();
}

/** Closes the other items of an accordion when one is opened. */
function closeOtherDetails({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const name = target.getAttribute("name");
  if (name === null) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>("details[open]")) {
    if (other !== target && other.getAttribute("name") === name) other.open = false;
  }
}
