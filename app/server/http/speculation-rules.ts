import { prefetchedLinks } from "../../config/prefetch.ts";

/** Every page names it in the header `Speculation-Rules`. */
export const speculationRulesPath = "/speculation-rules.json";

/**
 * Has a browser prerender the page of a link that somebody is about to press (docs/decisions/0042). The
 * pattern keeps it on this site, whatever a link looks like.
 */
export const speculationRules = {
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { selector_matches: prefetchedLinks }] },
      eagerness: "moderate",
    },
  ],
};
