import { claims } from "../../content/site.ts";

/** Content of the hydrated parts of `/more-info`; the brief itself is in `static-content.ts`. */
export const moreInfoContent = {
  print: "Print this page",
  closing: {
    headline: ["Want it drawn", "for your site?"],
    promise: `An AI specialist answers within ${claims.replyHours} hours, with a deployment sketch for your boundary.`,
    action: "Contact sales",
  },
} as const;
