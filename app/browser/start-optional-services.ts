import { reportPageViews } from "./page-reports.ts";

/** The page is complete without what an operator has enabled. */
const ignore = () => undefined;

/** Starts the live chat, the Web Vitals, and the counts of forms and pages where they are enabled. */
export function startOptionalServices(): void {
  // The settings of the operator that the Worker wrote into the page.
  const { chat, vitalsRate = 0, funnel, views } = document.documentElement.dataset;
  if (chat !== undefined) {
    import("./live-chat/live-chat.ts").then(({ startLiveChat }) => startLiveChat(chat), ignore);
  }
  if (Math.random() < Number(vitalsRate)) {
    import("./web-vitals.ts").then(({ sendVitals }) => sendVitals(), ignore);
  }
  if (funnel) {
    import("./funnel.ts").then(({ countForms }) => countForms(), ignore);
  }
  if (views) reportPageViews();
}
