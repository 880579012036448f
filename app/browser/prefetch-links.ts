/** Links that lead to a document of this site: the ones that speculation rules prerender too. */
const internal =
  'a[href^="/"]:not([download], [target], [href^="/search"], [href*="?"], [href$=".xml"], [href$=".txt"])';

/**
 * Fetches the document of a link that the visitor points at, touches or focuses, in browsers without
 * speculation rules.
 */
export function prefetchLinks(): void {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  const fetched = new Set([window.location.pathname]);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(internal) : null;
    if (!link || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "prefetch", href: link.pathname }),
    );
  };
  for (const type of ["pointerover", "focusin", "touchstart"] as const) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
