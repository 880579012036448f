import { formatAtLeast, formatBusinessDays, formatPercent } from "../../lib/format.ts";
import { claims } from "../../content/claims.ts";
import { site } from "../../content/site.ts";

/** Content of `/become-a-partner` (spec section 2). */
export const becomeAPartnerContent = {
  hero: {
    label: "Partner program",
    headline: ["Bring AIOI into", "your customers’ walls."],
    lead: `You know the customer. We know what runs inside the line. Your margin\u00a0is\u00a0${formatPercent(claims.partnerMarginPercent)}.`,
    apply: "Apply to Partner Program",
    contact: "Contact Partner Team",
    promise: `We respond within ${formatBusinessDays(claims.partnerReplyDays)}.`,
  },
  closing: {
    headline: ["Name a customer", "whose records may not leave."],
    promise: `Your margin is ${formatPercent(claims.partnerMarginPercent)}. We respond within ${formatBusinessDays(claims.partnerReplyDays)}.`,
    action: "Apply to Partner Program",
  },
  step: {
    headline: `You keep ${formatPercent(claims.partnerMarginPercent)}. A\u00a0person answers within ${formatBusinessDays(claims.partnerReplyDays)}.`,
    action: "Apply to Partner Program",
  },
  process: {
    label: "How it works",
    steps: [
      {
        name: "Apply",
        text: `One form, a few minutes. A person responds within ${formatBusinessDays(claims.partnerReplyDays)}.`,
      },
      {
        name: "Onboard",
        text: "Your engineers install a sandbox with ours, then once more on their own.",
      },
      {
        name: "Sell & Deliver",
        text: "You hold the customer. We stand behind you for the first installation.",
      },
      {
        name: "Grow Together",
        text: "Plan the next year with us: new regions, new skills, a better margin.",
      },
    ],
  },
  types: {
    label: "Partner types",
    headline: "Three ways to work with us",
    items: [
      {
        name: "Reseller",
        text: "You hold the contract and the customer. We deliver the platform and the second line of support.",
        benefits: [
          "Deals you register are yours for as long as they are open",
          "One price list, with your margin in it",
          "Demo systems in your own cloud account",
          "Renewals stay with you",
        ],
      },
      {
        name: "Consulting",
        text: "You advise on architecture, compliance and adoption.",
        benefits: [
          "Training by the people who build the platform",
          "Reference designs for all four deployment modes",
          "Your advice is paid by your client, at your rate",
        ],
      },
      {
        name: "System Integrators",
        text: "You connect AIOI to what the customer already runs.",
        benefits: [
          "A named engineer to call",
          "Early builds of each release",
          "Connectors you write stay yours to sell",
        ],
      },
    ],
  },
  benefits: {
    label: "Partner benefits",
    headline: "What every partner gets",
    items: [
      {
        title: "A margin that lasts",
        text: `${formatPercent(claims.partnerMarginPercent)} for as long as the customer stays, not only in the first year.`,
      },
      {
        title: `${formatAtLeast(claims.models)} models`,
        text: "A customer who needs another model takes it from the same catalog, through the same gate.",
      },
      {
        title: "Trained first",
        text: "Your engineers run a sandbox with ours before your first customer does.",
      },
      {
        title: "No second seller",
        text: "We do not sell around you to a customer you brought.",
      },
    ],
    source: `Margin and number of models as stated by ${site.name}.`,
  },
} as const;
