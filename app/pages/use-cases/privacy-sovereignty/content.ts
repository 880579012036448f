import { claims } from "../../../content/site.ts";

/** Content of the hydrated parts of `/use-cases/privacy-sovereignty`. */
export const privacySovereigntyContent = {
  hero: {
    crumb: "Use case: privacy and sovereignty",
    headline: ["The model comes", "to the records."],
    lead: "Run AI on-premises, in a private cloud or air-gapped. Nothing has to be sent, so nothing can leak on the way.",
    action: "Get started",
    secondary: { label: "See where records stay", href: "#residency" },
  },
  closing: {
    headline: ["Name the records,", "and the model comes to them."],
    promise: `A security engineer answers within ${claims.replyHours}\u00a0hours, with a sketch of your boundary.`,
    action: "Contact sales",
  },
} as const;
