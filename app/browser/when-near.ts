import { lateRootMargin } from "../config/timings.ts";

/**
 * Calls back once, shortly before one of the elements comes into view.
 *
 * @returns stops waiting for it
 */
export function whenNear(elements: Iterable<Element>, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: lateRootMargin },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
