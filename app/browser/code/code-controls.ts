/** Frames the code of an article, and starts the buttons that copy code. */
export function startCodeControls(): void {
  frameCode();
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

/** Puts a frame with a button that copies it around each block of code of an article. */
function frameCode(): void {
  const frame = document.querySelector<HTMLTemplateElement>("template[data-code-frame]");
  if (!frame) return;
  for (const code of document.querySelectorAll(
    "[data-part=article-body] pre > code:first-of-type",
  )) {
    const block = code.closest("pre");
    block?.before(document.importNode(frame.content, true));
    block?.previousElementSibling?.prepend(block);
  }
}
