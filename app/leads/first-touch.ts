const key = "first-touch";
const campaign = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "fbclid",
  "msclkid",
] as const;

/** Where a visit began; the names are those of the lead's `source`. */
export type FirstTouch = Partial<
  Record<(typeof campaign)[number] | "landing_page" | "referrer", string>
>;

/**
 * Records where the visit began, once for each tab: first-party, in session storage, no cookie. Only
 * campaign names, the landing path and the referring site are stored.
 */
export function recordFirstTouch(): void {
  try {
    if (sessionStorage.getItem(key) !== null) return;
    const search = new URLSearchParams(window.location.search);
    const touch: FirstTouch = { landing_page: window.location.pathname };
    const referrer = document.referrer === "" ? null : new URL(document.referrer);
    if (referrer && referrer.origin !== window.location.origin) {
      touch.referrer = referrer.origin + referrer.pathname;
    }
    for (const name of campaign) {
      const value = search.get(name);
      if (value) touch[name] = value;
    }
    sessionStorage.setItem(key, JSON.stringify(touch));
  } catch {
    // Storage can be forbidden; a lead without its origin is still a lead.
  }
}

/** What `recordFirstTouch` recorded; the Worker drops malformed values. */
export function firstTouch(): FirstTouch {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as FirstTouch;
  } catch {
    return {};
  }
}
