import type { ClientConfig } from "../lib/client-config.ts";
import { reportPageViews } from "./page-reports.ts";

/** The page is complete without what an operator has enabled. */
const ignore = () => undefined;

/** A setting of the operator that the Worker wrote into the page. */
const clientConfig = (name: keyof ClientConfig): string | undefined =>
  document.documentElement.getAttribute(name) ?? undefined;

/** Starts the live chat, the Web Vitals, and the counts of forms and pages where they are enabled. */
export function startOptionalServices(): void {
  const chat = clientConfig("data-chat");
  if (chat !== undefined) {
    import("./live-chat/live-chat.ts").then(({ startLiveChat }) => startLiveChat(chat), ignore);
  }
  if (Math.random() < Number(clientConfig("data-vitals-rate") ?? 0)) {
    import("./web-vitals.ts").then(({ sendVitals }) => sendVitals(), ignore);
  }
  if (clientConfig("data-funnel")) {
    import("./funnel.ts").then(({ countForms }) => countForms(), ignore);
  }
  if (clientConfig("data-views")) reportPageViews();
}
