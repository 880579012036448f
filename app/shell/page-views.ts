/**
 * Reports each page that is shown, the first one and those reached without a reload. It stores nothing
 * in the browser. The Worker passes it on (`server/ops/page-views.ts`).
 */
export function reportPageViews(): void {
  let shown = "";
  const report = () => {
    const { pathname, search, origin } = window.location;
    if (pathname === shown) return;
    // Within the site a page has been reached from another one of ours.
    const referrer = shown === "" && !document.referrer.startsWith(origin) ? document.referrer : "";
    shown = pathname;
    navigator.sendBeacon(
      "/page-view",
      JSON.stringify({
        path: pathname.slice(0, 300),
        search: search.slice(0, 600),
        referrer: referrer.split(/[?#]/)[0]?.slice(0, 300),
      }),
    );
  };
  report();
  const main = document.querySelector("main");
  // Navigation replaces the children of `main`.
  if (main) new MutationObserver(report).observe(main, { childList: true });
}
