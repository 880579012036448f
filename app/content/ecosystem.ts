import { formatBusinessDays } from "../lib/format.ts";
import { claims } from "./claims.ts";
import { site } from "./site.ts";

const { min, max } = claims.partnerMarginPercent;

/** Labels of the drawing of the partner program. */
export const ecosystemContent = {
  description: `From a form with eight fields to a reply in ${formatBusinessDays(claims.partnerReplyDays)}, to a sandbox that is installed twice, to three gates in the customer’s boundary: reseller, consulting and integrator. Their lines meet at the ${site.name} platform; the customer’s records stay inside. The partner’s line goes on to the next customers.`,
  reply: ["a person responds", formatBusinessDays(claims.partnerReplyDays)],
  sandbox: ["sandbox", "with ours", "alone"],
  partners: ["reseller", "consulting", "integrator"],
  boundary: "the customer’s boundary",
  platform: "platform",
  records: "records",
  refused: "0 bytes out",
  next: "the next one",
  margin: {
    whole: "what a customer pays for a subscription, drawn to scale",
    min: `yours: ${min}%, or more`,
    max: `up to ${max}%`,
    minPercent: min,
    maxPercent: max,
  },
  source: `Margin as stated by ${site.name}; it depends on the kind of partner and on volume.`,
} as const;

/** The parts of the drawing, one for each step of the program. */
export type ProgramPart = "apply" | "onboard" | "sell" | "grow";
