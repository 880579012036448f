import { recordFirstTouch } from "./leads/first-touch.ts";
import { announceError, reportErrors } from "./shell/report-errors.ts";
import "./styles.ts";

reportErrors();
recordFirstTouch();

/** First signs that somebody is about to use the page. */
const signs = ["pointermove", "pointerdown", "focusin", "keydown"] as const;

const idleTimeoutMs = 3000;

let isStarted = false;

// The only script a page asks for: everything else waits until somebody uses the page or the browser
// is idle. Until then, and where the rest never arrives, the page works as it was sent.
function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const sign of signs) document.removeEventListener(sign, onSign, true);
  import("./hydrate.tsx").then(({ hydrate }) => hydrate()).catch(announceError);
}

/** A pointer that rests where the page appears is no sign: browsers tell of it as a move by nothing. */
function onSign(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent; // other events lack the movement
  const isAtRest = type === "pointermove" && movementX === 0 && movementY === 0;
  if (!isAtRest) start();
}

/** On a slow device the load event can come before the first frame is seen. */
function afterPaint(then: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) {
    then();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    then();
  }).observe({ type: "paint", buffered: true });
}

function startWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === "function") {
    requestIdleCallback(start, { timeout: idleTimeoutMs });
  } else setTimeout(start, 200);
}

for (const sign of signs) document.addEventListener(sign, onSign, true);
const whenLoaded = () => afterPaint(startWhenIdle);
if (document.readyState === "complete") whenLoaded();
else window.addEventListener("load", whenLoaded, { once: true });
