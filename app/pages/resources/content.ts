import { tryIt } from "../../content/try-it.ts";

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
    headline: `${tryIt.release} ${tryIt.nothingToInstall}`,
    action: "Get started",
  },
} as const;
