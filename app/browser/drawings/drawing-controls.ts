import { movingDrawings } from "./moving-drawings.ts";

/** The page is complete without what moves in it. */
const ignore = () => undefined;

/** Fetches what answers presses and keys in a drawing of the page. */
export function startDrawingControls(): void {
  if (document.querySelector(".run")) {
    import("../sample-run.ts").then(({ playSampleRun }) => playSampleRun(), ignore);
  }
}

/** Fetches what starts the drawings of a page that move by themselves. */
export function fetchMovingDrawings(): void {
  if (!document.querySelector(Object.values(movingDrawings).join())) return;
  import("./start-drawings.ts").then(({ startDrawings }) => startDrawings(), ignore);
}
