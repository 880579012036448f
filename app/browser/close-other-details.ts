/** Closes the other items of an accordion when one is opened. */
export function closeOtherDetails(): void {
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const name = target.getAttribute("name");
      if (name === null) return;
      for (const other of document.querySelectorAll<HTMLDetailsElement>("details[open]")) {
        if (other !== target && other.getAttribute("name") === name) other.open = false;
      }
    },
    true,
  );
}
