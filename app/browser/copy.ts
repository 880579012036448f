import { copiedMs } from "../config/timings.ts";

/**
 * The buttons that copy a text, or the code beside them; each says so for a moment, and in the status
 * after it. A receipt brings one into the page later.
 */
export function copyOnPress(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
    if (!button) return;
    const { copy = "", copied = "" } = button.dataset;
    // Beside an icon the words are an element of their own.
    const words = button.querySelector("span") ?? button;
    const label = (button.dataset["label"] ??= words.textContent);
    const show = (text: string, status: string) => {
      words.textContent = text;
      button.toggleAttribute("data-done", status !== "");
      if (button.nextElementSibling) button.nextElementSibling.textContent = status;
    };
    navigator.clipboard.writeText(copy || codeBeside(button)).then(
      () => {
        show(copied, copied);
        setTimeout(() => show(label, ""), copiedMs);
      },
      () => undefined, // The text stands there to be selected.
    );
  });
}

/** The code that is shown in the listing around a button, without prompts and output. */
function codeBeside(button: HTMLElement): string {
  const codes = button.closest("[data-listing]")?.querySelectorAll("code") ?? [];
  return [...codes]
    .filter((code) => code.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent.trimEnd())
    .join("\n");
}
