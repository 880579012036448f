import { recordFirstTouch } from "./leads/first-touch.ts";
import "./styles.ts";

recordFirstTouch();

/** First signs that somebody is about to use the page. */
const signs = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

const idleTimeoutMs = 3000;

/** How long a form that was sent already waits for the script. */
const submitWaitMs = 6000;

let started: Promise<boolean> | undefined;

// The only script a page asks for: everything else waits until somebody uses the page or the browser
// is idle. Until then, and where the rest never arrives, the page works as it was sent.
function start(): void {
  started ??= import("./hydrate.tsx")
    .then(({ hydrate }) => hydrate())
    .then(
      () => true,
      () => false,
    );
  for (const sign of signs) document.removeEventListener(sign, start, true);
  void started.then(() => document.removeEventListener("submit", sendWithScript, true));
}

let isWaiting = false;

/**
 * A form that is sent while the script is on its way waits for it a moment: only with it does a lead
 * say where the visit began and that a person filled it in. Then, or without it, the form is sent.
 */
function sendWithScript(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  event.preventDefault();
  if (isWaiting) return;
  isWaiting = true;
  start();
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), submitWaitMs));
  void Promise.race([started, tooLate]).then((isHydrated) => {
    document.removeEventListener("submit", sendWithScript, true);
    // React hydrates what is clicked at once, but not what is submitted.
    if (isHydrated && submitter) submitter.click();
    else form.submit();
  });
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

for (const sign of signs) document.addEventListener(sign, start, true);
document.addEventListener("submit", sendWithScript, true);
const whenLoaded = () => afterPaint(startWhenIdle);
if (document.readyState === "complete") whenLoaded();
else window.addEventListener("load", whenLoaded, { once: true });
