/** Parameters of a URL that name a visitor's campaign; stored with a lead under these names. */
export const campaignParams = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  // Click ids: Google (gclid, gbraid, wbraid, dclid), Meta, Microsoft, LinkedIn, TikTok, X, Reddit.
  "gclid",
  "gbraid",
  "wbraid",
  "dclid",
  "fbclid",
  "msclkid",
  "li_fat_id",
  "ttclid",
  "twclid",
  "rdt_cid",
] as const;

/** How long the first touch is remembered where the visitor allows it. */
export const firstTouchMs = 30 * 24 * 60 * 60 * 1000;
