import { frameCode } from "./frame-code.ts";
import { startTabs } from "./tabs.ts";

/** Frames the code of an article, and starts the tabs and the buttons that copy code. */
export function startCodeControls(): void {
  frameCode();
  startTabs();
  // Before `browser/copy.ts`, which copies what a button says.
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
      const listing = button && button.closest("[data-listing]");
      if (listing) button.dataset["copy"] = shownCode(listing);
    },
    { capture: true },
  );
}

const isShown = (code: Element): boolean =>
  code.getClientRects().length > 0 && getComputedStyle(code).visibility === "visible";

/** The code that a listing shows, without prompts and output. */
const shownCode = (listing: Element): string =>
  [...listing.querySelectorAll("code")]
    .filter(isShown)
    .map(({ textContent }) => textContent.trimEnd())
    .join("\n");
