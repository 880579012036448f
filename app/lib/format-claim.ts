/** From one number to another, both included. */
export type Range = { readonly min: number; readonly max: number };

/** `2M`, `66K`, `100`. `Intl.NumberFormat` says the same and takes longer to start than React. */
export const formatCompact = (count: number): string =>
  count >= 1e6 ? `${count / 1e6}M` : count >= 1000 ? `${count / 1000}K` : String(count);

/** A count that may be higher: `100+`, `2M+`. */
export const formatAtLeast = (count: number) => `${formatCompact(count)}+`;

/** `99.9%`, `40–60%`. */
export const formatPercent = (percent: number | Range) =>
  `${typeof percent === "number" ? percent : formatRange(percent)}%`;

/** `100–500`, without a unit. */
export const formatRange = ({ min, max }: Range) => `${min}–${max}`;

/** An upper limit that is not reached: `under 5 ms`. */
export const formatUnder = (amount: number, unit: string) => `under ${amount} ${unit}`;

/** `10×`. */
export const formatFactor = (factor: number) => `${factor}×`;

/** A large amount in a currency, on one line: `CAD 15M`. */
export const formatAmount = ({ currency, amount }: { currency: string; amount: number }) =>
  `${currency}\u00a0${formatCompact(amount)}`;

/** `2-3 business days`. */
export const formatBusinessDays = ({ min, max }: Range) => `${min}-${max} business days`;

/** For a claim that begins a sentence: `Under 5 ms`. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
