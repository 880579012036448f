import { sendPageReport } from "./send-page-report.ts";

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
