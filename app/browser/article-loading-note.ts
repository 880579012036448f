import { articleLoading } from "../content/article-loading.ts";

/** Styles of its own: a page's stylesheet has only what the page shows. */
const noteStyle =
  "position:fixed;z-index:30;inset:64px 0 auto;display:flex;align-items:center;justify-content:center;gap:12px;padding:16px;background:var(--surface);border-bottom:1px solid var(--ink)";
const squareStyle = "width:16px;height:16px;background:var(--signal)";
const pulse = [{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }];

/** Shows that the article of a link loads; undefined where the link leads to none. */
export function showLoadingNote(link: HTMLAnchorElement): HTMLElement | undefined {
  const text = loadingText(link);
  if (text === undefined) return undefined;
  const note = createNote(text);
  document.body.append(note);
  return note;
}

function loadingText({ origin, pathname }: HTMLAnchorElement): string | undefined {
  if (origin !== window.location.origin || pathname === window.location.pathname) return undefined;
  return Object.entries(articleLoading).find(([start]) => pathname.startsWith(start))?.[1];
}

function createNote(text: string): HTMLElement {
  const note = document.createElement("p");
  note.setAttribute("role", "status");
  note.style.cssText = noteStyle;
  const square = document.createElement("i");
  square.style.cssText = squareStyle;
  if (matchMedia("(prefers-reduced-motion: no-preference)").matches) {
    square.animate(pulse, { duration: 1600, iterations: Number.POSITIVE_INFINITY });
  }
  note.append(square, text);
  return note;
}
