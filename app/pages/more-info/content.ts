import { claims } from "../../content/site.ts";

/** What answers to a visitor on `/more-info`; the brief itself stands apart, and needs no script. */
export const briefContent = {
  print: "Print this page",
  band: {
    headline: ["Want it drawn", "for your site?"],
    promise: `An AI specialist answers within ${claims.replyHours} hours, with a deployment sketch for your boundary.`,
    action: "Contact sales",
  },
} as const;
