/** The words at the top of `/pricing`. */
export const pricingContent = {
  headline: ["Five tiers.", "One platform."],
  lead: "You pay for capacity, and for where it runs: from a shared cloud to your own racks.",
} as const;
