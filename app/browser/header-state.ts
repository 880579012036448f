/**
 * Marks the header while the page is scrolled by more than 20 px (spec section 2). Observes an element
 * of that height, so that no listener runs while scrolling.
 */
export function markScrolledHeader(): void {
  const header = document.querySelector("header");
  const top = document.querySelector("[data-top]");
  if (!header || !top) return;
  new IntersectionObserver((entries) => {
    const isScrolled = entries.at(-1)?.isIntersecting === false;
    header.setAttribute("data-scrolled", String(isScrolled));
  }).observe(top);
}
