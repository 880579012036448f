import { whenNear } from "../when-near.ts";

/** The page is complete without what moves in it. */
const ignore = () => undefined;

/** Fetches what answers presses and keys in a drawing of the page. */
export function startDrawingControls(): void {
  if (document.querySelector(".run")) {
    import("../sample-run.ts").then(({ playSampleRun }) => playSampleRun(), ignore);
  }
  if (document.querySelector(".year")) {
    import("../year-ruler.ts").then(({ moveAlongYear }) => moveAlongYear(), ignore);
  }
  for (const drawing of document.querySelectorAll(".trust-crossings")) {
    import("./crossings.ts").then(({ lightCrossings }) => lightCrossings(drawing), ignore);
  }
}

/** Fetches what moves the drawings of a page, shortly before they come into view. */
export function startDrawings(): void {
  whenNear(document.querySelectorAll("svg:has(.plan-packet)"), () => {
    import("./packets.ts").then(({ movePackets }) => movePackets(), ignore);
  });
  for (const day of document.querySelectorAll(".moment-day")) {
    whenNear([day], () => {
      import("./day.ts").then(({ readDay }) => readDay(day), ignore);
    });
  }
  for (const strip of document.querySelectorAll<HTMLElement>(".trust-days")) {
    whenNear([strip], () => {
      import("./uptime.ts").then(({ readUptime }) => readUptime(strip), ignore);
    });
  }
  for (const figure of document.querySelectorAll<HTMLElement>(".console")) {
    whenNear([figure], () => {
      import("./console-log.ts").then(({ runLog }) => runLog(figure), ignore);
    });
  }
  for (const scene of document.querySelectorAll<HTMLElement>("[data-play=once]")) {
    const stage = scene.querySelector("[data-stage]");
    if (!stage) continue;
    whenNear([stage], () => {
      import("./play-once.ts").then(({ playOnce }) => playOnce(scene, stage), ignore);
    });
  }
}

/**
 * Lets the belt of edge AI answer its buttons. Its script is fetched at the first pointer, touch or focus
 * on it; where it cannot be fetched, the form posts, and its target shows both answers.
 */
export function startTrueSpeed(): void {
  const section = document.querySelector<HTMLElement>(".speed");
  const form = section?.querySelector("form");
  if (!section || !form) return;
  const load = () => import("./true-speed.ts");
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    section.addEventListener(type, () => void load().catch(ignore), { once: true, passive: true });
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const asked = event.submitter?.getAttribute("value") === "cloud" ? "cloud" : "device";
    load().then(
      ({ ask }) => ask(section, asked),
      () => form.submit(),
    );
  });
}
