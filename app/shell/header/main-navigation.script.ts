import { menuCloseDelayMs } from "../../config/timings.ts";
import { parts } from "../../islands/parts.ts";
import { isBrowsersKey } from "../../lib/is-browsers-key.ts";

const entries = "[data-part=panel] :is(a, button)";

/**
 * The header's menus: at most one is open, and one that the pointer left closes after 150 ms (spec
 * section 2). Until this runs the style sheet opens them.
 */
export default function mainNavigation(nav: HTMLElement): void {
  const menus = parts(nav, "menu");
  let closing = 0;
  let isOpenedByHover = false;

  const openMenu = () => menus.find((menu) => menu.dataset["state"] === "open") ?? null;
  const show = (shown: HTMLElement | null, byHover = false) => {
    window.clearTimeout(closing);
    isOpenedByHover = byHover;
    for (const menu of menus) {
      menu.dataset["state"] = menu === shown ? "open" : "closed";
      menu.querySelector("button")?.setAttribute("aria-expanded", String(menu === shown));
    }
  };
  const close = (menu: HTMLElement) => {
    // Another menu may have been opened with the keyboard meanwhile.
    if (openMenu() === menu) show(null);
  };

  // A menu that the visitor is already in stays open.
  const used = menus.find((menu) => menu.matches(":hover, :focus-within")) ?? null;
  show(used, used?.matches(":hover") === true);

  for (const menu of menus) {
    menu.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") show(menu, openMenu() !== menu || isOpenedByHover);
    });
    menu.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType !== "mouse") return;
      window.clearTimeout(closing);
      closing = window.setTimeout(() => close(menu), menuCloseDelayMs);
    });
    menu.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close(menu);
    });
    menu.querySelector("button")?.addEventListener("click", () => {
      // The press of a mouse that has just opened the menu by pointing leaves it open.
      if (openMenu() === menu && isOpenedByHover) isOpenedByHover = false;
      else show(openMenu() === menu ? null : menu);
    });
  }

  // Before the page hears it: a dialog remembers who had the focus when it opened.
  nav.addEventListener("click", ({ target }) => {
    const entry = target instanceof Element && target.closest(entries);
    if (!entry) return;
    // What opens a dialog hides with its menu: the menu's title gets the focus back instead.
    if (entry.matches("button"))
      entry.closest("[data-part=menu]")?.querySelector("button")?.focus();
    show(null);
  });
  nav.addEventListener("keydown", (event) => {
    const target = menuKeyTarget(event, nav);
    if (!target || isBrowsersKey(event)) return;
    event.preventDefault();
    // Visible before it is focused: what is hidden cannot take the focus.
    show(
      target.closest("[data-part=panel]") ? target.closest<HTMLElement>("[data-part=menu]") : null,
    );
    target.focus();
  });
  document.addEventListener("keydown", ({ key }) => {
    const open = key === "Escape" && openMenu();
    if (!open) return;
    if (open.contains(document.activeElement)) open.querySelector("button")?.focus();
    show(null);
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !nav.contains(target) && openMenu()) show(null);
  });
}

/**
 * Where an arrow key leads in the navigation: along the row of titles, down into a menu, through its
 * links, and from column to column.
 *
 * @returns what takes the focus, or nothing when the key has no meaning here
 */
function menuKeyTarget({ key, target }: KeyboardEvent, nav: HTMLElement) {
  if (!(target instanceof HTMLElement)) return undefined;
  const menu = target.closest("[data-part=menu]");
  const links = [...(menu?.querySelectorAll<HTMLElement>(entries) ?? [])];
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
      // A translator mirrors the page.
      const step = (key === "ArrowRight") === (document.dir === "rtl") ? -1 : 1;
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
