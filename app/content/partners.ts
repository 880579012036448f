import { claims, site } from "./site.ts";

/** Words of the ecosystem's drawing: three kinds of partner and the customer's boundary. */
export const ecosystemWords = {
  description: `Three kinds of partner, reseller, consulting and system integrator, each come in through a gate of their own into one boundary, the customer’s. Their lines meet at the ${site.name} platform, which works on the customer’s data. The data stays inside.`,
  partners: [
    { name: "reseller", detail: `margin ${claims.partnerMargin}` },
    { name: "consulting", detail: "design, adoption" },
    { name: "system integrator", detail: "build, connect" },
  ],
  boundary: "the customer’s boundary",
  platform: `${site.name} platform`,
  data: ["customer data", "records, files"],
  source: `Margin as stated by ${site.name}; it depends on the kind of partner and on volume.`,
} as const;

export type EcosystemWords = typeof ecosystemWords;

/** Words of `/become-a-partner` (spec section 2). */
export const partnerWords = {
  hero: {
    label: "Partner program",
    headline: ["Bring AIOI into", "your customers’ walls."],
    lead: `You know the customer. We know what runs inside the line. Partners keep a margin of ${claims.partnerMargin}.`,
    apply: "Apply to Partner Program",
    contact: "Contact Partner Team",
    promise: `We respond within ${claims.partnerReplyDays}.`,
  },
  process: {
    label: "How it works",
    headline: "Four steps from a form to a second customer",
    steps: [
      {
        name: "Apply",
        text: `One form, a few minutes. A person responds within ${claims.partnerReplyDays}.`,
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
        figure: claims.partnerMargin,
        figureText: "margin on every subscription you sell",
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
        text: `${claims.partnerMargin} for as long as the customer stays, not only in the first year.`,
      },
      {
        title: `${claims.models} models`,
        text: "One catalog behind one gate, so a customer’s next question is not a new product.",
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
  closing: {
    headline: ["Have a customer", "in mind already?"],
    promise: `The partner team answers within ${claims.partnerReplyDays}.`,
    action: "Start your application",
  },
} as const;
