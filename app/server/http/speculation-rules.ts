import { prefetchedLinks } from "../../config/prefetch.ts";

/** Every page names it in the header `Speculation-Rules`. */
export const speculationRulesPath = "/speculation-rules.json";

/** The pattern keeps it on this site, whatever a link looks like. */
const pointedAt = {
  where: { and: [{ href_matches: "/*" }, { selector_matches: prefetchedLinks }] },
  eagerness: "moderate",
};

/**
 * Has a browser prerender the page of a link that somebody is about to press, or fetch it where it does
 * not know how to prerender (docs/decisions/0042): a browser leaves out the kinds of rules that it does
 * not know. One that knows both asks once, and prerenders what it has fetched.
 */
export const speculationRules = { prefetch: [pointedAt], prerender: [pointedAt] };
