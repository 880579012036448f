/** Shifts closer than this belong together, up to the longest such group (web.dev/cls). */
const shiftGapMs = 1000;
const shiftGroupMs = 5000;

/** Interactions shorter than this are not reported by the browser. */
const shortestEventMs = 40;

const phoneWidth = "(width < 768px)";

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Measures this page load and sends four numbers when the visitor leaves or hides the page. It stores
 * nothing in the browser and sends no personal data.
 */
export function sendVitals(): void {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!navigation) return;
  const path = new URL(navigation.name).pathname;
  let lcp: number | undefined;
  let cls = 0;
  let group = { value: 0, from: 0, to: 0 };
  /** The longest delay of each interaction, by its id. */
  const interactions = new Map<number, number>();

  observe("largest-contentful-paint", (entry) => {
    lcp = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    // What is observed under this name has these fields.
    const { startTime, value, hadRecentInput } = entry as LayoutShift;
    if (hadRecentInput) return;
    const isNear = startTime - group.to < shiftGapMs && startTime - group.from < shiftGroupMs;
    group = isNear
      ? { ...group, value: group.value + value, to: startTime }
      : { value, from: startTime, to: startTime };
    cls = Math.max(cls, group.value);
  });
  observe("event", (entry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming;
    if (!interactionId) return;
    interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  });

  let isSent = false;
  const send = () => {
    if (isSent) return;
    isSent = true;
    const timing = navigation as PerformanceNavigationTiming;
    const report = {
      path,
      screen: matchMedia(phoneWidth).matches ? "phone" : "desktop",
      lcp: rounded(lcp),
      cls: Math.round(cls * 10_000) / 10_000,
      inp: rounded(slowest([...interactions.values()])),
      ttfb: rounded(timing.responseStart),
    };
    navigator.sendBeacon("/vitals", JSON.stringify(report));
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
  // Safari hides some pages without saying so.
  window.addEventListener("pagehide", send);
}

/** One of the slowest is left out for every 50 interactions, as web.dev/inp has it. */
function slowest(durations: number[]): number | undefined {
  return durations.toSorted((a, b) => b - a)[Math.floor(durations.length / 50)];
}

const rounded = (ms: number | undefined) => (ms === undefined ? undefined : Math.round(ms));

function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry);
  });
  // Only events have a threshold; the DOM's types know it by another name.
  const options = { type, buffered: true, durationThreshold: shortestEventMs };
  observer.observe(options);
}
