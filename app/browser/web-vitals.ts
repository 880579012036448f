import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";

import { sendPageReport } from "./page-reports.ts";

const phoneWidth = "(max-width: 767px)";

/**
 * Measures this page load and sends its Web Vitals once, when the visitor leaves or hides the page.
 * It stores nothing in the browser and sends no personal data.
 */
export function sendVitals(): void {
  const values = new Map<Metric["name"], number>();
  for (const measure of [onLCP, onCLS, onINP, onTTFB]) {
    measure(({ name, value }) => values.set(name, value));
  }
  // After the library's own listener, which reports the final values.
  document.addEventListener("visibilitychange", function send() {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", send);
    const cls = values.get("CLS");
    sendPageReport("vitals", {
      screen: matchMedia(phoneWidth).matches ? "phone" : "desktop",
      lcp: rounded(values.get("LCP")),
      cls: cls === undefined ? undefined : Math.round(cls * 10_000) / 10_000,
      inp: rounded(values.get("INP")),
      ttfb: rounded(values.get("TTFB")),
    });
  });
}

const rounded = (ms: number | undefined) => (ms === undefined ? undefined : Math.round(ms));
