const isShown = (code: Element): boolean =>
  code.getClientRects().length > 0 && getComputedStyle(code).visibility === "visible";

/** The code that a listing shows, without prompts and output. */
const shownCode = (listing: Element): string =>
  [...listing.querySelectorAll("code")]
    .filter(isShown)
    .map(({ textContent }) => textContent.trimEnd())
    .join("\n");

/** Gives a button beside code, when it is pressed, what `browser/buttons.ts` copies. */
export default function copyButton(button: HTMLElement): void {
  button.addEventListener("click", () => {
    const listing = button.closest("[data-listing]");
    if (listing) button.dataset["copy"] = shownCode(listing);
  });
}
