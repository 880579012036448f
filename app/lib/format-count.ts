/** A count as the site writes it, thousands apart: `2,000`. */
export const formatCount = (count: number): string => count.toLocaleString("en-US");
