/**
 * Marks what moves by itself while it is in view: style sheets let `[data-motion]` stand still without
 * the mark.
 */
export function markInView(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute("data-in-view", isIntersecting);
    }
  });
  for (const element of document.querySelectorAll("[data-motion]")) observer.observe(element);
}
