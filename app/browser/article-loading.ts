import { loadingNoteDelayMs } from "../config/timings.ts";
import { opensElsewhere } from "../lib/opens-elsewhere.ts";

/** Says that an article loads while its document is on the way. */
export function announceLoadingArticles(): void {
  let timer = 0;
  let note: HTMLElement | undefined;
  const end = () => {
    window.clearTimeout(timer);
    timer = 0;
    note?.remove();
  };
  const show = async (link: HTMLAnchorElement) => {
    const shown = timer;
    // A page without the note is complete.
    const { showLoadingNote } =
      (await import("./article-loading-note.ts").catch(() => undefined)) ?? {};
    if (timer === shown) note = showLoadingNote?.(link);
  };
  document.addEventListener("click", (event) => {
    end();
    const { target, button, defaultPrevented } = event;
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || defaultPrevented || button !== 0 || opensElsewhere(event)) return;
    timer = window.setTimeout(show, loadingNoteDelayMs, link);
  });
  // Who stops the loading stays on this page.
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") end();
  });
  // The back/forward cache shows this page again.
  window.addEventListener("pagehide", end);
}
