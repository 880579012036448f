/**
 * Marks the header while the page is scrolled by more than 20 px (spec section 2). Observes the element of
 * that height before it, so that no listener runs while scrolling.
 */
export default function header(bar: HTMLElement): void {
  const top = bar.previousElementSibling;
  if (!top) return;
  new IntersectionObserver((entries) => {
    const isScrolled = entries.at(-1)?.isIntersecting === false;
    bar.setAttribute("data-scrolled", String(isScrolled));
  }).observe(top);
}
