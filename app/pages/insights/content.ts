import { claims } from "../../content/site.ts";

/** Content of the end of an insight. */
export const insightPageContent = {
  closing: {
    headline: `Have a question we did not answer? An AI specialist does, within ${claims.replyHours} hours.`,
    action: "Contact sales",
  },
} as const;
