import { movingDrawings } from "./moving-drawings.ts";
import { movePackets } from "./packets.ts";
import { whenNear } from "../when-near.ts";

/** The page is complete without what moves in it. */
const ignore = () => undefined;

/** Fetches what moves the drawings of a page, shortly before they come into view. */
export function startDrawings(): void {
  // The plan stands in the first screen of most pages that have one.
  whenNear(document.querySelectorAll(movingDrawings.packets), movePackets);
  for (const day of document.querySelectorAll(movingDrawings.day)) {
    whenNear([day], () => {
      import("./day.ts").then(({ readDay }) => readDay(day), ignore);
    });
  }
  for (const figure of document.querySelectorAll<HTMLElement>(movingDrawings.console)) {
    whenNear([figure], () => {
      import("./console-log.ts").then(({ runLog }) => runLog(figure), ignore);
    });
  }
}
