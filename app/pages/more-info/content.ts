import { claims } from "../../content/site.ts";

/** Content of the hydrated parts of `/more-info`; the brief itself is in `static-content.ts`. */
export const moreInfoContent = {
  print: "Print this page",
  closing: {
    headline: `A specialist replies within ${claims.replyHours}\u00a0hours and draws your boundary.`,
    action: "Contact sales",
  },
} as const;
