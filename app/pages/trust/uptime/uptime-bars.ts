import { getMinutesDown, type StatusDay } from "../../../lib/status-days.ts";

/** Height of a bar, and what a minute takes from its top; pixels. */
const height = 160;
const perMinute = 3;

/** A day is 1 wide: a bar is a line in its middle, as wide as the drawing strokes it. */
const bar = (index: number, from: number, to: number) => `M${index + 0.38} ${from}V${to}`;

/**
 * The bars as lines, what was up and what was down, and the ground of the days that were measured.
 *
 * @param days the oldest first
 */
export function uptimeBars(days: readonly StatusDay[]): {
  measured: string;
  up: string;
  down: string;
} {
  const paths = { measured: "", up: "", down: "" };
  for (const [index, day] of days.entries()) {
    if (day.minutesDown === null) continue;
    const cut = Math.min(height, getMinutesDown(day) * perMinute);
    const isNext = index > 0 && days[index - 1]?.minutesDown !== null;
    paths.measured += isNext ? "h1" : `M${index} 80h1`;
    if (cut > 0) paths.down += bar(index, 0, cut);
    // Between them the gap of a line.
    const top = cut === 0 ? 0 : cut + perMinute;
    if (top < height) paths.up += bar(index, top, height);
  }
  return paths;
}

/** So many days apart, the names of two interruptions do not meet. */
const nameDays = 22;

/**
 * The interruptions that are named above their bars: the longest first, as far as there is room.
 *
 * @returns places of days, in their order
 */
export function namedDays(days: readonly StatusDay[]): number[] {
  const named: number[] = [];
  const down = days
    .map((day, index) => ({ index, minutes: getMinutesDown(day) }))
    .filter(({ minutes }) => minutes > 0)
    .toSorted((one, other) => other.minutes - one.minutes || other.index - one.index);
  for (const { index } of down) {
    if (named.every((other) => Math.abs(other - index) >= nameDays)) named.push(index);
  }
  return named.toSorted((one, other) => one - other);
}
