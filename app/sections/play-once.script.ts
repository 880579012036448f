import { part } from "../islands/parts.ts";

/** The share of the stage that is in view when it begins. */
const threshold = 0.4;

/** A stage that is in view to a smaller share begins after so long: a fast scroll ends there. */
const restMs = 300;

/**
 * Plays a motion once, when enough of it has come into view: style sheets hide by
 * `[data-play="waiting"]` what `[data-play="playing"]` brings in. What is in view already, and what a
 * jump has passed, stands still and complete.
 *
 * @param scene its part `stage` is what moves
 */
export default function playOnce(scene: HTMLElement): void {
  const stage = part(scene, "stage");
  if (!stage) return;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const become = (state: "playing" | "played") => {
    clearTimeout(rest);
    scene.dataset["play"] = state;
    observer.disconnect();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const { intersectionRatio: ratio, boundingClientRect } = entry;
      clearTimeout(rest);
      const isWaiting = scene.dataset["play"] === "waiting";
      const isPassed = boundingClientRect.bottom < 0;
      if (ratio >= threshold) become(isWaiting && !isPassed ? "playing" : "played");
      else if (!isWaiting) {
        if (ratio > 0) become("played");
        else scene.dataset["play"] = "waiting";
      } else if (ratio > 0) {
        rest = setTimeout(() => {
          become("playing");
        }, restMs);
      }
    },
    // Everything above the window counts as seen.
    { rootMargin: "100000px 0px 0px", threshold: [0, threshold] },
  );
  observer.observe(stage);
}
