/**
 * Two digits each: `04:12`.
 *
 * @param amount minutes of a day, or seconds of an hour
 */
export const formatClock = (amount: number): string =>
  [Math.floor(amount / 60), amount % 60].map((part) => String(part).padStart(2, "0")).join(":");
