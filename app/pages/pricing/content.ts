/** The words at the top of `/pricing`. */
export const pricingContent = {
  headline: ["Five tiers.", "One boundary."],
  lead: "Every tier runs the same platform. You pay for capacity, and for how far from the public cloud it has to run.",
} as const;
