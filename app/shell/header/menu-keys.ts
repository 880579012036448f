import { parts } from "../../islands/parts.ts";

/**
 * Where an arrow key leads in the navigation: along the row of titles, down into a menu, through its
 * links, and from column to column.
 *
 * @returns what takes the focus, or nothing when the key has no meaning here
 */
export function menuKeyTarget({ key, target }: KeyboardEvent, nav: HTMLElement) {
  if (!(target instanceof HTMLElement)) return undefined;
  const menu = target.closest("[data-part=menu]");
  const links = [
    ...(menu?.querySelectorAll<HTMLElement>("[data-part=panel] :is(a, button)") ?? []),
  ];
  const at = links.indexOf(target);
  const isInPanel = at >= 0;
  const last = links.length - 1;
  switch (key) {
    case "ArrowDown":
      return links[at === last ? 0 : at + 1];
    case "ArrowUp":
      return at === 0
        ? (menu?.querySelector("button") ?? undefined)
        : links[isInPanel ? at - 1 : last];
    case "Home":
      return isInPanel ? links[0] : undefined;
    case "End":
      return isInPanel ? links[last] : undefined;
    case "ArrowLeft":
    case "ArrowRight": {
      const step = key === "ArrowRight" ? 1 : -1;
      const places =
        isInPanel && menu
          ? parts(menu, "column").filter((column) => column.querySelector("a"))
          : parts(nav, "title");
      const here = places.findIndex((place) => place.contains(target));
      const next = places[(here + step + places.length) % places.length];
      return isInPanel ? (next?.querySelector("a") ?? undefined) : next;
    }
    default:
      return undefined;
  }
}
