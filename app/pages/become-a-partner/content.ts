import { formatBusinessDays, formatPercent } from "../../lib/format-claim.ts";
import { claims } from "../../content/site.ts";

/** Content of the hydrated part of `/become-a-partner`: its header (spec section 2). */
export const becomeAPartnerContent = {
  hero: {
    label: "Partner program",
    headline: ["Bring AIOI into", "your customers’ walls."],
    lead: `You know the customer. We know what runs inside the line. Your margin\u00a0is\u00a0${formatPercent(claims.partnerMarginPercent)}.`,
    apply: "Apply to Partner Program",
    contact: "Contact Partner Team",
    promise: `We respond within ${formatBusinessDays(claims.partnerReplyDays)}.`,
  },
} as const;
