/**
 * Calls back when the visitor sees the page: a browser may prerender a page that nobody opens, and it
 * must count, send and open nothing before.
 */
export function whenShown(then: () => void): void {
  if (document.prerendering) {
    document.addEventListener("prerenderingchange", then, { once: true });
  } else then();
}
