import { layOutWhole } from "./lay-out-whole.ts";
import { whenAtRest } from "./moments.ts";
import { ownNavigation } from "./own-navigation.ts";

/** Where the page stands: in which of the sections of `ui/below.ts`, and how many px below its start. */
interface Place {
  section: number;
  offset: number;
}

/**
 * A page that the browser loads anew on Back or reload has the declared heights of its sections again, and
 * would stand elsewhere than it was left. Such a page is laid out as a whole, and goes to the place that
 * the entry of the history keeps.
 */
export function returnToPlace(): void {
  const sections = [...document.querySelectorAll<HTMLElement>("[data-below]")];
  const startOf = (section: number) => sections[section]?.getBoundingClientRect().top ?? -scrollY;
  // Only this file writes it. A link to the page itself keeps the entry, and leads to its top.
  const place = (history.state as { place?: Place } | null)?.place;
  if (place && ownNavigation()?.type !== "navigate") {
    history.scrollRestoration = "manual";
    // Above the first of them every height is real.
    if (place.section >= 0) layOutWhole();
    window.scrollBy({ top: startOf(place.section) + place.offset, behavior: "instant" });
    // From here on the browser goes back and forward within the page by itself.
    whenAtRest(() => {
      history.scrollRestoration = "auto";
    });
  }
  const keepPlace = () => {
    const section = sections.filter((_, at) => startOf(at) <= 0).length - 1;
    history.replaceState({ ...history.state, place: { section, offset: -startOf(section) } }, "");
  };
  let frame = 0;
  // The second, because sections that come near have their own heights only after the scrolling.
  for (const type of ["scrollend", "contentvisibilityautostatechange"]) {
    document.addEventListener(type, () => {
      // Several sections change at once.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keepPlace);
    });
  }
}
