import { part } from "../islands/parts.ts";

/** The share of the stage that is in view when it begins. */
const threshold = 0.4;

/**
 * Plays a motion once, when enough of it has come into view: style sheets hide by
 * `[data-play="waiting"]` what `[data-play="playing"]` brings in. What is in view already stands still.
 *
 * @param scene its part `stage` is what moves
 */
export default function playOnce(scene: HTMLElement): void {
  const stage = part(scene, "stage");
  if (!stage) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const ratio = entries.at(-1)?.intersectionRatio ?? 0;
      const isWaiting = scene.dataset["play"] === "waiting";
      if (ratio >= threshold) {
        scene.dataset["play"] = isWaiting ? "playing" : "played";
        observer.disconnect();
      } else if (!isWaiting) {
        scene.dataset["play"] = ratio > 0 ? "played" : "waiting";
        if (ratio > 0) observer.disconnect();
      }
    },
    { threshold: [0, threshold] },
  );
  observer.observe(stage);
}
