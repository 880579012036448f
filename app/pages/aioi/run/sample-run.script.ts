import { part } from "../../../islands/parts.ts";

/**
 * Plays the sample run of the platform page when its button is pressed. The button then pauses it and
 * lets it go on: the style sheet animates by `data-playback`.
 */
export default function sampleRun(run: HTMLElement): void {
  run.addEventListener("animationend", ({ animationName }) => {
    if (animationName === "run-playhead") run.dataset["playback"] = "ended";
  });
  part(run, "button")?.addEventListener("click", () => {
    const { playback } = run.dataset;
    run.dataset["playback"] = playback === "playing" ? "paused" : "playing";
  });
}
