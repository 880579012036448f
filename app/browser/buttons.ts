import { copiedMs } from "../config/timings.ts";

/**
 * The buttons that copy a text; each says so for a moment, and in the status after it. A receipt brings
 * one into the page later. What a button beside code copies is filled in by `ui/copy-button.script.ts`.
 */
export function copyOnPress(): void {
  let timer: number | undefined;
  let undo: (() => void) | undefined;
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
    if (!button) return;
    const { copy, copied = "" } = button.dataset;
    if (!copy) return;
    // Beside an icon the words are an element of their own.
    const words = button.querySelector("span") ?? button;
    const label = (button.dataset["label"] ??= words.textContent);
    const status = button.nextElementSibling;
    const show = (text: string, said: string) => {
      words.textContent = text;
      button.toggleAttribute("data-done", said !== "");
      if (status) status.textContent = said;
    };
    // What it says already would not be said again.
    status?.replaceChildren();
    navigator.clipboard.writeText(copy).then(
      () => {
        clearTimeout(timer);
        undo?.();
        show(copied, copied);
        undo = () => show(label, "");
        timer = window.setTimeout(undo, copiedMs);
      },
      () => undefined, // The text stands there to be selected.
    );
  });
}

/** The buttons that print the page. */
export function printOnPress(): void {
  for (const button of document.querySelectorAll("[data-print]")) {
    button.addEventListener("click", () => window.print());
  }
}
