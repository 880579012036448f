/** A whole number as the site writes it, thousands apart: `2,000`. Starts no `Intl` in the browser. */
export const formatCount = (count: number): string =>
  String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

/**
 * Whole US dollars as the site writes them: `$4,999`.
 *
 * @param amount a whole number of dollars
 */
export function formatDollars(amount: number): string {
  return `$${formatCount(amount)}`;
}

/** From one number to another, both included. */
type Range = { readonly min: number; readonly max: number };

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

/** Milliseconds, thousands apart: `2,143 ms`. */
export const formatMs = (ms: number) => `${formatCount(ms)} ms`;

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

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/**
 * An instant to the minute: `November 3, 2026 at 09:00 UTC`.
 *
 * @param instant ISO 8601
 */
export function formatDateTime(instant: string): string {
  return `${formatDate(instant)} at ${new Date(instant).toISOString().slice(11, 16)} UTC`;
}

/**
 * A date in the long US format (spec section 9), in UTC so that the Worker and every browser write
 * the same day: `November 3, 2026`. Starts no `Intl` in the browser.
 *
 * @param instant ISO 8601
 */
export function formatDate(instant: string): string {
  const date = new Date(instant);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/**
 * A date for a table: `Nov 3, 2026`.
 *
 * @param instant ISO 8601
 */
export const formatShortDate = (instant: string): string =>
  formatDate(instant).replace(/^(\w{3})\w*/, "$1");

/**
 * A date without its year: `November 3`.
 *
 * @param instant ISO 8601
 */
export const formatDay = (instant: string): string => formatDate(instant).replace(/, .*/, "");

/**
 * A date for the head of a column: `Nov 3`.
 *
 * @param instant ISO 8601
 */
export const formatShortDay = (instant: string): string =>
  formatShortDate(instant).replace(/, .*/, "");

/**
 * Two digits each: `04:12`.
 *
 * @param amount minutes of a day, or seconds of an hour
 */
export const formatClock = (amount: number): string =>
  [Math.floor(amount / 60), amount % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** An hour of a day, from 0 to 24: `8am`, `12pm`. */
export const formatHour = (hour: number) => `${hour % 12 || 12}${hour % 24 < 12 ? "am" : "pm"}`;

/** `GDPR, HIPAA and SOC 2`: no comma before "and", unlike `Intl.ListFormat` in US English. */
export const joinWithAnd = (items: readonly string[]) =>
  `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;

/**
 * Cuts a text that is too long for an overview, and says how much there was.
 *
 * @param max length in UTF-16 code units that stays
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  // Half of a character may stand at the end.
  const start = text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
  return `${start}… (${formatCount(text.length)} characters in all)`;
}
