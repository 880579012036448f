import { prefetchedLinks, prefetchRestMs } from "../config/prefetch.ts";

/** What browsers send that open a page: another `Accept` could get another answer. */
const headers = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  purpose: "prefetch",
};

/**
 * Fetches the document of a link that the visitor rests on, with a pointer, a finger or the focus, in
 * browsers without speculation rules. The Worker lets it be shown for a while without being asked again.
 */
export function prefetchLinks(): void {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  const fetched = new Set([window.location.pathname + window.location.search]);
  let timer: number | undefined;
  const rest = ({ target }: Event) => {
    window.clearTimeout(timer);
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>(prefetchedLinks) : null;
    if (link) timer = window.setTimeout(prefetch, prefetchRestMs, link);
  };
  const prefetch = (link: HTMLAnchorElement) => {
    if (link.origin !== window.location.origin) return;
    const address = link.pathname + link.search;
    if (fetched.has(address)) return;
    fetched.add(address);
    // `<link rel="prefetch">` does nothing in Safari.
    fetch(address, { headers, priority: "low" }).catch(() => fetched.delete(address));
  };
  for (const type of ["pointerover", "focusin", "touchstart"] as const) {
    document.addEventListener(type, rest, { passive: true });
  }
}
