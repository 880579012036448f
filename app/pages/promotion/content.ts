import { formatAtLeast, formatDate } from "../../lib/format.ts";
import type { SitePath } from "../../content/paths.ts";
import { claims } from "../../content/claims.ts";

/** The offer (spec section 9), valid until the end of its last day in UTC. */
export const offer = { percent: 50, lastDay: "2024-12-31", promo: "discount" } as const;

const lastDay = formatDate(offer.lastDay);
const trial = `${claims.trialDays} days free, no credit card`;

/** What holds with and without an offer. */
const lasting = [
  `${formatAtLeast(claims.models)} models through one signed gate`,
  "Cloud, on-premises or hybrid, inside a boundary you draw",
  `A specialist who answers within ${claims.replyHours} hours`,
];

/** Content of both variants of `/promotion` (spec section 2). */
export const promotionContent = {
  label: "Promotion",
  discount: {
    number: `${offer.percent}%`,
    headline: "off first month",
    valid: `Valid until ${lastDay}`,
    featuresTitle: "What the offer covers",
    features: [
      "The first month of any tier with a price, at half of it",
      `${trial}, before that month begins`,
      ...lasting,
    ],
    claim: `Claim Your ${offer.percent}% Discount`,
  },
  /** After the last day: the offer struck, and what its button does now. */
  ended: {
    headline: ["Offer ended.", "The trial remains."],
    note: `This offer ended on ${lastDay}.`,
    lines: [`${offer.percent}% off`, "first month"],
    featuresTitle: "What the offer covered",
    still: "The checked lines still hold for every trial.",
    today: "What you get today",
    button:
      "The button keeps the words of the offer. It starts your trial. After it you pay the tier’s full price.",
  },
  /** Every variant's way in. */
  trial: {
    number: `${claims.trialDays}`,
    unit: "days free",
    terms: "On any tier with a price, without a credit card. It ends by itself.",
  },
  generic: {
    headline: "Special Promotion Available",
    lead: "Request a demo and ask for the current offer. A person answers, with its terms.",
    today: "Always included",
    featuresTitle: "Every trial includes",
    features: lasting,
    learnMore: {
      label: "Learn More",
      /** Read out after the label: a link says where it leads. */
      about: "about the tiers and their prices",
      href: "/pricing" satisfies SitePath,
    },
  },
  demo: { label: "Request Demo", href: "/request-demo" satisfies SitePath },
} as const;
