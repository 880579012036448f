/** Content of the views that replace a page (spec section 8). */
export const notFoundContent = {
  title: "Page not found",
  code: "404",
  headline: "Oops! Page not found",
  lead: "There is no page at this address. It may have moved.",
  home: "Return to Home",
  sitemap: "Sitemap",
} as const;

/** Shown when a page failed while the visitor was already on the site. */
export const errorContent = {
  label: "Error",
  headline: "This page did not load",
  lead: "Something on our side or on the way here failed. If you were sending a form, it may not have arrived: please check, and send it again.",
  retry: "Try again",
  home: "Return to Home",
} as const;
