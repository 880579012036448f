/** Marks the choices that a visitor pressed: one that is the default says something once it was pressed. */
export function markPressedChoices(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLInputElement) target.dataset["pressed"] = "";
  });
}
