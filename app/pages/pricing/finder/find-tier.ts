import { contractTier, formatLimit, tierLimits } from "../../../content/tier-limits.ts";
import { formatCount, formatDollars } from "../../../lib/format.ts";
import { finderContent } from "./content.ts";

/** The two needs that decide the tier. */
export const needs = ["cpus", "computeHours"] as const;

export type Need = (typeof needs)[number];

/** A position on the scale of each need that is set. */
export type Positions = Partial<Record<Need, number>>;

const { starter, explorer, resident, scaler } = tierLimits;
const priced = [starter, explorer, resident, scaler];

/** Each tier takes a column of the scale; the last stop is what is agreed by contract. */
const columnWidth = 100;
const lastPriced = priced.length * columnWidth;
export const lastPosition = lastPriced + columnWidth;
/** Where a thumb stands until it is moved. */
export const startPosition = 0;
const quarter = columnWidth / 4;

/** Where a column begins and ends: its tier's limit and that of the tier below. */
const getColumn = (need: Need, column: number) => ({
  low: priced[column - 1]?.[need].count ?? 1,
  high: priced[column]?.[need].count ?? 1,
});

/** The position of a value, on a log scale from one limit to the next. */
export function toPosition(need: Need, value: number): number {
  const column = priced.findIndex((tier) => value <= tier[need].count);
  if (column === -1) return lastPosition;
  const { low, high } = getColumn(need, column);
  return Math.max(0, columnWidth * (column + Math.log(value / low) / Math.log(high / low)));
}

/** The value at a position, rounded as a person would say it; null at the last stop. */
export function valueAt(need: Need, position: number): number | null {
  if (position > lastPriced) return null;
  const column = Math.max(0, Math.ceil(position / columnWidth) - 1);
  const { low, high } = getColumn(need, column);
  const value = low * (high / low) ** (position / columnWidth - column);
  const step = need === "cpus" || value < 100 ? 1 : 10 ** (Math.floor(Math.log10(value)) - 1);
  const rounded = Math.round(value / step) * step;
  // Beyond a limit means beyond it, however little.
  return Math.min(high, column > 0 ? Math.max(low + step, rounded) : rounded);
}

/** There is nothing between the largest limit and the last stop. */
export const snap = (position: number): number =>
  position <= lastPriced
    ? position
    : position < lastPriced + columnWidth / 2
      ? lastPriced
      : lastPosition;

/** Where a key leads: arrows a quarter column to another value, Page to the next limit. */
export function positionAfterKey(key: string, need: Need, from: number): number | undefined {
  const move = (stride: number) => {
    const value = valueAt(need, from);
    let to = from;
    do {
      const next =
        stride > 0 ? Math.floor(to / stride + 1 + 1e-9) : Math.ceil(to / -stride - 1 - 1e-9);
      to = Math.min(lastPosition, Math.max(0, next * Math.abs(stride)));
      if (to > lastPriced) to = stride > 0 ? lastPosition : lastPriced;
    } while (valueAt(need, to) === value && to > 0 && to < lastPosition);
    return to;
  };
  const targets: Record<string, () => number> = {
    ArrowRight: () => move(quarter),
    ArrowUp: () => move(quarter),
    ArrowLeft: () => move(-quarter),
    ArrowDown: () => move(-quarter),
    PageUp: () => move(columnWidth),
    PageDown: () => move(-columnWidth),
    Home: () => 0,
    End: () => lastPosition,
  };
  return targets[key]?.();
}

/** The column of the smallest tier that holds a value. */
const columnFor = (need: Need, value: number | null) =>
  value === null ? priced.length : priced.findIndex((tier) => value <= tier[need].count);

const amount = (need: Need, value: number | null) =>
  value === null
    ? `more than ${formatLimit({ ...scaler[need], atLeast: false })} ${finderContent[need].unit}`
    : `${formatCount(value)} ${value === 1 ? finderContent[need].singular : finderContent[need].unit}`;

/** `24 CPU`. */
export function shortText(need: Need, position: number): string {
  const value = valueAt(need, position);
  return value === null
    ? `${finderContent.more}${finderContent.byContract}`
    : `${formatCount(value)} ${finderContent[need].shortUnit}`;
}

/** The same at the thumb: nothing at the end, where the scale says it. */
export const thumbText = (need: Need, position: number): string =>
  valueAt(need, position) === null ? "" : shortText(need, position);

/** `24 CPU, needs Resident`. */
export function valueText(need: Need, position: number): string {
  const value = valueAt(need, position);
  return `${amount(need, value)}, needs ${(priced[columnFor(need, value)] ?? contractTier).name}`;
}

/** The tier for the needs that are set, and why. */
export function findTier(positions: Positions) {
  const set = needs.flatMap((need) => {
    const position = positions[need];
    if (position === undefined) return [];
    const value = valueAt(need, position);
    return { need, position, value, column: columnFor(need, value) };
  });
  const column = Math.max(0, ...set.map((each) => each.column));
  const tier = priced[column];
  const below = priced[column - 1];
  const past = set.filter((each) => each.column === column);
  // All numbers of the popular tier are the ones a visitor can check against its column.
  const within = below === undefined || (column === 1 && past.length === set.length);
  const decisive = within ? set : past;
  const compared = within ? tier : below;
  const numbers = decisive.map(({ need, value }) => amount(need, value)).join(" and ");
  const [first, second] = decisive;
  const verb = !second && (first?.need === "cpus" || first?.value === 1) ? "is" : "are";
  const limits = decisive
    .map(({ need }) => compared && formatCount(compared[need].count))
    .join(" and ");
  const reason = `${numbers} ${verb} ${within ? "within" : "more than"} ${compared?.name}’s ${limits}.`;
  const { slug, name } = tier ?? contractTier;
  return {
    slug,
    name,
    answer: tier
      ? `${tier.name}, ${formatDollars(tier.monthlyPrice)} ${finderContent.perMonth}.`
      : `${contractTier.name}, ${finderContent.contract}.`,
    reason: tier ? reason : finderContent.contractReason,
    /** What the visitor asked for, for the form of the tier. */
    asked: set.map(({ need, position }) => shortText(need, position)).join(", "),
    /** The same as parameters of the address. */
    address: set
      .map(({ need, value }) => `${finderContent[need].parameter}=${value ?? finderContent.more}`)
      .join("&"),
  };
}
