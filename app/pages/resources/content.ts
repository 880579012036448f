import { claims } from "../../content/claims.ts";

/** Content of `/resources` around the lists. */
export const resourcesContent = {
  headline: ["Resources", "& Insights"],
  lead: "What customers built, what we learned, and what changed in the product.",
  caseStudies: "Three case studies",
  everything: "All resources",
  filter: "Kinds of articles",
  all: "All",
  search: { label: "Search everything", submit: "Search" },
  closing: {
    headline: `Read enough? Try it for ${claims.trialDays}\u00a0days, without a credit card.`,
    action: "Get started",
  },
} as const;
