import { claims } from "../../content/site.ts";

/** Content of the hydrated parts of `/more-info`; the brief itself is in `static-content.ts`. */
export const moreInfoContent = {
  print: "Print this page",
  closing: {
    headline: `An engineer draws this page for your site within ${claims.replyHours} hours.`,
    action: "Contact sales",
  },
} as const;
