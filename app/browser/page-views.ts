/** Reports the page that is shown, and again when the visitor comes back to it. */
export function reportPageViews(): void {
  reportPageView();
  // A page from the back/forward cache does not start again.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reportPageView();
  });
}

/**
 * It stores nothing in the browser. The Worker passes it on
 * (`server/ops/page-views.ts`).
 */
function reportPageView(): void {
  const { pathname, search, origin } = window.location;
  const referrer = document.referrer.startsWith(origin) ? "" : document.referrer;
  navigator.sendBeacon(
    "/page-view",
    JSON.stringify({
      path: pathname.slice(0, 300),
      search: search.slice(0, 600),
      referrer: referrer.split(/[?#]/)[0]?.slice(0, 300),
    }),
  );
}
