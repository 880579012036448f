/** A whole number as the site writes it, thousands apart: `2,000`. Starts no `Intl` in the browser. */
export const formatCount = (count: number): string =>
  String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
