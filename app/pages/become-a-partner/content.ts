import { claims } from "../../content/site.ts";

/** Words of `/become-a-partner` that answer to script: its head and its end (spec section 2). */
export const partnerContent = {
  hero: {
    label: "Partner program",
    headline: ["Bring AIOI into", "your customers’ walls."],
    lead: `You know the customer. We know what runs inside the line. Partners keep a margin of ${claims.partnerMargin}.`,
    apply: "Apply to Partner Program",
    contact: "Contact Partner Team",
    promise: `We respond within ${claims.partnerReplyDays}.`,
  },
  closing: {
    headline: ["Have a customer", "in mind already?"],
    promise: `The partner team answers within ${claims.partnerReplyDays}.`,
    action: "Start your application",
  },
} as const;
