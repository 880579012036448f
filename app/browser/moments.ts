import { restMs } from "../config/motion.ts";
import { lateRootMargin } from "../config/timings.ts";

/** Calls back when the page has loaded and stood still for a moment. What moves by itself waits for it. */
export function whenAtRest(then: () => void): void {
  const wait = () => setTimeout(then, restMs);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}

/**
 * Calls back when the visitor sees the page: a browser may prerender a page that nobody opens, and it
 * must count, send and open nothing before.
 */
export function whenShown(then: () => void): void {
  if (document.prerendering) {
    document.addEventListener("prerenderingchange", then, { once: true });
  } else then();
}

/** Calls back once, shortly before one of the elements comes into view. */
export function whenNear(elements: Iterable<Element>, then: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: lateRootMargin },
  );
  for (const element of elements) observer.observe(element);
}

/**
 * The event that `dialogs.ts` dispatches on a dialog when it opens; browsers differ in the events
 * of their own.
 */
export const dialogOpened = "opened";
