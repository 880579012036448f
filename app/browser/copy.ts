import { copiedMs } from "../config/timings.ts";

/**
 * The buttons that copy a text; each says so for a moment, and in the status after it. A receipt brings
 * one into the page later.
 */
export function copyOnPress(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
    if (!button) return;
    const { copy = "", copied = "" } = button.dataset;
    const label = (button.dataset["label"] ??= button.textContent);
    const show = (text: string, status: string) => {
      button.textContent = text;
      if (button.nextElementSibling) button.nextElementSibling.textContent = status;
    };
    navigator.clipboard.writeText(copy).then(
      () => {
        show(copied, copied);
        setTimeout(() => show(label, ""), copiedMs);
      },
      () => undefined, // The text stands there to be selected.
    );
  });
}
