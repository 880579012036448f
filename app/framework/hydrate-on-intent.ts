/** What a click needs script for; every other link, field and `details` works by itself. */
const scripted = "a[aria-haspopup], button";

/** First signs that somebody is about to use one of those. */
const intents = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

const idleTimeoutMs = 3000;

/**
 * Starts the page's script at the first intent, or when the page has loaded and the browser is
 * idle, whichever comes first. A click made before that is held and repeated when it can be heard;
 * should the script not arrive, the repeated click does what the markup alone can do.
 *
 * @param start resolves when the page hears clicks
 * @param prepare told what is pointed at, focused or pressed until then, to fetch what it opens
 */
export function hydrateOnIntent(
  start: () => Promise<void>,
  prepare: (element: HTMLElement) => void,
): void {
  let held: HTMLElement | null = null;
  let started: Promise<void> | undefined;

  const begin = () => {
    started ??= start()
      .catch(() => undefined)
      .then(() => {
        for (const intent of intents) document.removeEventListener(intent, onIntent, true);
        document.removeEventListener("click", holdClick, true);
        held?.click();
      });
  };

  const onIntent = (event: Event) => {
    const element = scriptedElement(event);
    if (event.type !== "pointerover" || element) begin();
    if (element) prepare(element);
  };

  const holdClick = (event: MouseEvent) => {
    const element = scriptedElement(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!element || !isPlain) return;
    event.preventDefault();
    event.stopPropagation();
    held = element;
    begin();
    prepare(element);
  };

  for (const intent of intents) document.addEventListener(intent, onIntent, true);
  document.addEventListener("click", holdClick, true);
  const whenDrawn = () => afterPaint(() => whenIdle(begin));
  if (document.readyState === "complete") whenDrawn();
  else window.addEventListener("load", whenDrawn, { once: true });
}

function scriptedElement(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(scripted) : null;
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

function whenIdle(begin: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === "function") {
    requestIdleCallback(begin, { timeout: idleTimeoutMs });
  } else setTimeout(begin, 200);
}
