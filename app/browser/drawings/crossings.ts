/**
 * Lights a row of the drawing of crossings, and shows its sentence: the row that is pointed at, tapped
 * or has the focus. The row titles are one Tab stop; the arrow keys go on from there.
 *
 * @param drawing `.trust-crossings`
 */
export function lightCrossings(drawing: Element): void {
  const rows = [...drawing.querySelectorAll<HTMLElement>("tr[data-flow]")];
  const parts = drawing.querySelectorAll<HTMLElement>("[data-flow]");
  const buttonOf = (row: HTMLElement | undefined) => row?.querySelector("button");

  const light = (lit: HTMLElement) => {
    for (const part of parts) {
      part.toggleAttribute("data-lit", part.dataset["flow"] === lit.dataset["flow"]);
    }
    for (const row of rows) {
      const button = buttonOf(row);
      if (!button) continue;
      button.tabIndex = row === lit ? 0 : -1;
      button.setAttribute("aria-pressed", String(row === lit));
    }
  };

  for (const [index, row] of rows.entries()) {
    row.addEventListener("pointerenter", () => light(row));
    row.addEventListener("click", () => light(row));
    row.addEventListener("focusin", () => light(row));
    row.addEventListener("keydown", (event) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      buttonOf(rows[index + step])?.focus();
    });
  }
  const first =
    rows.find((row) => row.matches(":hover, :focus-within")) ??
    rows.find((row) => row.hasAttribute("data-lit"));
  if (first) light(first);
}
