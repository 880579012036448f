/** What the bar can do without, in this order: its links and menus, which the drawer has, then its button. */
const rooms = [undefined, "drawer", "least"];

/**
 * Marks the header while the page is scrolled by more than 20 px (spec section 2), and while its words have
 * no room, as in a translation, in larger letters or with wider spaces. Observers, so that no listener runs
 * while scrolling.
 */
export default function header(bar: HTMLElement): void {
  const top = bar.previousElementSibling;
  if (top) {
    new IntersectionObserver((entries) => {
      const isScrolled = entries.at(-1)?.isIntersecting === false;
      bar.setAttribute("data-scrolled", String(isScrolled));
    }).observe(top);
  }
  const fit = () => {
    for (const room of rooms) {
      if (room === undefined) delete bar.dataset["room"];
      else bar.dataset["room"] = room;
      if (bar.scrollWidth <= bar.clientWidth) return;
    }
  };
  const observer = new ResizeObserver(fit);
  for (const part of [bar, ...bar.querySelectorAll("nav > ul, nav ~ div")]) observer.observe(part);
}
