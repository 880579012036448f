/** Words of the pages that stand in for another (spec section 8). */
export const notFoundContent = {
  title: "Page not found",
  code: "404",
  headline: "Oops! Page not found",
  lead: "Nothing lives at this address. It may have moved; nothing got out.",
  home: "Return to Home",
  sitemap: "Sitemap",
} as const;

/** Shown when a page failed while the visitor was already on the site. */
export const errorContent = {
  label: "Error",
  headline: "This page did not load",
  lead: "Something on our side or on the way here failed. Nothing you sent was lost.",
  retry: "Try again",
  home: "Return to Home",
} as const;

/** While a page is on its way. */
export const pendingContent = "Loading page...";
