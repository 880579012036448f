import type { AutopilotSlug } from "./paths.ts";

/** What the six autopilots are called. */
export const autopilotNames: Record<AutopilotSlug, string> = {
  bdr: "BDR",
  akito: "Akito",
  marketer: "Marketer",
  "document-validator": "Document validator",
  "patent-filer": "Patent filer",
  "customer-experience": "Customer experience",
};

/** What the dialog of an autopilot's page says it is about. */
export const aboutAutopilot = (slug: AutopilotSlug): string => `Autopilot: ${autopilotNames[slug]}`;
