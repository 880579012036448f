import { claims } from "../../content/site.ts";

/** Words of `/resources`, for the lists and for what stands in for them. */
export const resourcesContent = {
  headline: ["Resources", "& Insights"],
  lead: "What customers built, what we learned, and what changed in the product.",
  stories: {
    title: "Success Stories",
    all: "All stories",
    empty: "No story is published at the moment. The three case studies are one click away.",
    loading: "Loading success stories...",
  },
  insights: {
    title: "Latest Insights",
    all: "All insights",
    empty: "No insight is published at the moment.",
    loading: "Loading insights...",
  },
  updates: {
    title: "Latest Updates",
    all: "All updates",
    empty: "No update is published at the moment.",
    loading: "Loading updates...",
  },
  closing: {
    headline: `Read enough? Try it for ${claims.trialDays} days, without a credit card.`,
    action: "Get started",
  },
} as const;
