import { whenAtRest } from "../../../browser/when-at-rest.ts";
import { part } from "../../../islands/parts.ts";

/** The part of the run's terminal that is in view while the run plays. */
const threshold = 0.4;

/** After so long out of view the run shows its last frame, and so long it rests when it is back. */
const maxHeldMs = 60_000;
const backMs = 240;

/**
 * Plays the sample run of the platform page once when it comes into view; out of view it holds. Its
 * button pauses, goes on and replays: the style sheet animates by `data-playback`.
 */
export default function sampleRun(run: HTMLElement): void {
  const ground = part(run, "ground");
  if (!ground) return;
  let heldAt = 0;
  const goOn = () => {
    if (run.dataset["playback"] === "held") run.dataset["playback"] = "playing";
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= threshold;
      const { playback } = run.dataset;
      if (!isInView) {
        if (playback !== "playing") return;
        heldAt = performance.now();
        run.dataset["playback"] = "held";
      } else if (playback === undefined) {
        run.dataset["playback"] = "playing";
      } else if (playback === "held") {
        if (performance.now() - heldAt > maxHeldMs) run.dataset["playback"] = "ended";
        else setTimeout(goOn, backMs);
      }
    },
    { threshold },
  );
  whenAtRest(() => {
    observer.observe(ground);
  });
  run.addEventListener("animationend", ({ animationName }) => {
    if (animationName === "run-playhead") run.dataset["playback"] = "ended";
  });
  part(run, "button")?.addEventListener("click", () => {
    const { playback } = run.dataset;
    run.dataset["playback"] = playback === "playing" ? "paused" : "playing";
  });
}
