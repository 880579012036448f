/** The part of a drawing that is in view when it plays. */
const threshold = 0.4;

/**
 * Plays each `[data-once]` when it comes into view for the first time: until then style sheets hold its
 * first frame. What is in view already stays the complete drawing it is.
 */
export function playOnce(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        const isWaiting = target.getAttribute("data-once") === "waiting";
        if (!isIntersecting) target.setAttribute("data-once", "waiting");
        else if (isWaiting && intersectionRatio < threshold) continue;
        else {
          if (isWaiting) target.setAttribute("data-once", "playing");
          observer.unobserve(target);
        }
      }
    },
    { threshold: [0, threshold] },
  );
  for (const element of document.querySelectorAll("[data-once]")) observer.observe(element);
}
