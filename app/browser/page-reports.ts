import { pageReportPath } from "../config/monitoring.ts";

/**
 * Sends what this page reports of itself to the Worker, also while the visitor leaves it
 * (`server/ops/page-reports.ts` has the fields of each kind). It stores nothing in the browser.
 */
export function sendPageReport(kind: "view" | "vitals" | "steps" | "error", fields: object): void {
  const path = window.location.pathname.slice(0, 300);
  navigator.sendBeacon(pageReportPath, JSON.stringify({ kind, path, ...fields }));
}

/** Reports the page that is shown, and again when the visitor comes back to it. */
export function reportPageViews(): void {
  reportPageView();
  // A page from the back/forward cache does not start again.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reportPageView();
  });
}

function reportPageView(): void {
  const { search, origin } = window.location;
  const referrer = document.referrer.startsWith(origin) ? "" : document.referrer;
  sendPageReport("view", {
    search: search.slice(0, 600),
    referrer: referrer.split(/[?#]/)[0]?.slice(0, 300),
  });
}
