import { copiedMs } from "../config/timings.ts";

/** The buttons that copy a text; each says so for a moment, and in the status after it. */
export function copyOnPress(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-copy]")) {
    const { copy = "", copied = "" } = button.dataset;
    const label = button.textContent;
    const show = (text: string, status: string) => {
      button.textContent = text;
      if (button.nextElementSibling) button.nextElementSibling.textContent = status;
    };
    button.addEventListener("click", () => {
      navigator.clipboard.writeText(copy).then(
        () => {
          show(copied, copied);
          setTimeout(() => show(label, ""), copiedMs);
        },
        () => undefined, // The text stands there to be selected.
      );
    });
  }
}
