import { pageReportPath } from "../config/monitoring.ts";

/**
 * Sends what this page reports of itself to the Worker, also while the visitor leaves it
 * (`server/ops/page-reports.ts` has the fields of each kind). It stores nothing in the browser.
 */
export function sendPageReport(kind: "view" | "vitals" | "steps" | "error", fields: object): void {
  const path = window.location.pathname.slice(0, 300);
  navigator.sendBeacon(pageReportPath, JSON.stringify({ kind, path, ...fields }));
}
