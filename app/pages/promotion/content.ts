import { formatAtLeast, formatDate, formatDollars } from "../../lib/format.ts";
import type { SitePath } from "../../content/paths.ts";
import { claims } from "../../content/claims.ts";
import { tiers } from "../../content/tiers.ts";
import { trialDaysOf } from "../../content/trial-days.ts";
import { deletedOnDay, trial, type TrialPlace, trialTiers } from "../../content/trial.ts";
import { triedOn } from "../../content/whose.ts";

/** The offer (spec section 9), valid until the end of its last day in UTC. */
export const offer = { percent: 50, lastDay: "2024-12-31", promo: "discount" } as const;

const lastDay = formatDate(offer.lastDay);
const terms = `${claims.trialDays} days free, no credit card`;

const trialLength = `${claims.trialDays} days`;

/** Of the tiers that are tried in a place: `$29 or $199`. */
function pricesOf(place: TrialPlace): string {
  const prices = triedOn(place).map(
    ({ slug }) => tiers.find((tier) => tier.slug === slug)?.monthlyPrice ?? 0,
  );
  return prices.map(formatDollars).join(" or ");
}

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
      "Half price in the first month, on any tier with a price",
      `${terms}, before that month begins`,
      ...lasting,
    ],
    note: `The offer holds until ${lastDay}. The trial comes first, and stands without it.`,
    claim: `Claim Your ${offer.percent}% Discount`,
  },
  /** After the last day: the offer struck, and what its button does now. */
  ended: {
    headline: ["Offer ended.", "The trial remains."],
    lead: `${trialLength} on any tier with a price. No credit card.`,
    note: `This offer ended on ${lastDay}.`,
    lines: [`${offer.percent}% off`, "first month"],
    still: "The checked lines hold for every trial.",
    button:
      "The button keeps the words of the offer. It starts your trial; whoever stays pays the tier’s full price.",
  },
  /** The days of the trial, in every variant. */
  days: {
    /** Until the browser has said what time it is. */
    ask: ["Ask now, and your sign-in comes", `within ${claims.replyHours} hours`],
    free: `${claims.trialDays} days free`,
    tasks: [
      { day: 1, title: "First answer", text: "5 minutes, nothing to install" },
      { day: 4, title: "One folder of yours", text: "or a sample, if it may not travel" },
      { day: 7, title: "A rule that refuses", text: "and the line it leaves in the log" },
      { day: claims.trialDays, title: "Ends by itself", text: "no credit card, nothing to cancel" },
    ],
    kept: trialDaysOf.ours.kept,
    deleted: `day ${deletedOnDay}: deleted`,
  },
  /** What is tried where: a wall stands between the two. */
  where: {
    label: "What is tried where",
    headline: ["On our machines by tomorrow.", "On yours with an engineer."],
    places: [
      {
        tiers: trialTiers("ours", ", "),
        title: trial.ours.label,
        rows: [
          ["begins", `sign-in within ${claims.replyHours} hours`],
          ["you need", "a browser"],
          ["machine", "ours; Explorer has it alone"],
          ["then", `${pricesOf("ours")} a month, or nothing`],
        ],
      },
      {
        tiers: trialTiers("yours", ", "),
        title: trial.yours.label,
        rows: [
          ["begins", `an engineer writes within ${claims.replyHours} hours`],
          ["you need", "a server, one hour, an administrator"],
          ["machine", "yours, your keys, your log"],
          ["then", `${pricesOf("yours")} a month, or uninstall`],
        ],
      },
    ],
    whose: { label: "Whose machine is it?", href: "/pricing#whose-machine" satisfies SitePath },
  },
  generic: {
    headline: "Special Promotion Available",
    lead: "Request a demo and ask for the current offer. A person answers, with its terms. The trial stands in any case.",
    note: "Learn More shows the five tiers. Get started asks for your trial, Request Demo for a person.",
    start: "Get started",
    learnMore: {
      label: "Learn More",
      /** Read out after the label: a link says where it leads. */
      about: "about the tiers and their prices",
      href: "/pricing" satisfies SitePath,
    },
  },
  demo: { label: "Request Demo", href: "/request-demo" satisfies SitePath },
} as const;
