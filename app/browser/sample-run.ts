import { whenAtRest } from "./when-at-rest.ts";

/** The part of the run's terminal that has come into view when the run begins. */
const threshold = 0.4;

/**
 * Plays the sample run of the platform page once when it comes into view. Its button pauses, goes on and
 * replays: the style sheet animates by `data-playback`.
 */
export function playSampleRun(): void {
  const run = document.querySelector<HTMLElement>(".run");
  const ground = run?.querySelector(".run-ground");
  if (!run || !ground) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      run.dataset["playback"] ??= "playing";
    },
    { threshold },
  );
  whenAtRest(() => {
    observer.observe(ground);
  });
  run.addEventListener("animationend", ({ animationName }) => {
    if (animationName === "run-playhead") run.dataset["playback"] = "ended";
  });
  run.querySelector(".run-button")?.addEventListener("click", () => {
    const { playback } = run.dataset;
    if (playback === "ended") {
      // Without the animations for a moment, so that all of them begin again.
      delete run.dataset["playback"];
      run.getAnimations({ subtree: true });
    }
    run.dataset["playback"] = playback === "playing" ? "paused" : "playing";
  });
}
