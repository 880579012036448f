import { rove } from "../../../islands/rove.ts";

/**
 * Lights a row of the drawing of crossings, and shows its sentence: the row that is pointed at, tapped
 * or has the focus. The row titles are one Tab stop; the arrow keys go on from there.
 */
export default function crossings(drawing: HTMLElement): void {
  const rows = [...drawing.querySelectorAll<HTMLElement>("tr[data-flow]")];
  const ofFlows = drawing.querySelectorAll<HTMLElement>("[data-flow]");
  const buttonOf = (row: HTMLElement) => row.querySelector("button");
  const setStop = rove(drawing, {
    controls: () => rows.flatMap((row) => buttonOf(row) ?? []),
    along: "column",
  });

  const light = (lit: HTMLElement) => {
    for (const element of ofFlows) {
      element.toggleAttribute("data-lit", element.dataset["flow"] === lit.dataset["flow"]);
    }
    for (const row of rows) buttonOf(row)?.setAttribute("aria-pressed", String(row === lit));
    setStop(buttonOf(lit) ?? undefined);
  };

  for (const row of rows) {
    row.addEventListener("pointerenter", () => light(row));
    row.addEventListener("click", () => light(row));
    row.addEventListener("focusin", () => light(row));
  }
  const first =
    rows.find((row) => row.matches(":hover, :focus-within")) ??
    rows.find((row) => row.hasAttribute("data-lit"));
  if (first) light(first);
}
