import { formatBusinessDays, formatPercent } from "../../lib/format-claim.ts";
import { claims } from "../../content/site.ts";

/** Content of the hydrated parts of `/become-a-partner`: header and closing (spec section 2). */
export const becomeAPartnerContent = {
  hero: {
    label: "Partner program",
    headline: ["Bring AIOI into", "your customers’ walls."],
    lead: `You know the customer. We know what runs inside the line. Partners keep a margin of ${formatPercent(claims.partnerMarginPercent)}.`,
    apply: "Apply to Partner Program",
    contact: "Contact Partner Team",
    promise: `We respond within ${formatBusinessDays(claims.partnerReplyDays)}.`,
  },
  closing: {
    headline: ["Have a customer", "in mind already?"],
    promise: `The partner team answers within ${formatBusinessDays(claims.partnerReplyDays)}.`,
    action: "Start your application",
  },
} as const;
