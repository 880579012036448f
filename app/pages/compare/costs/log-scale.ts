import { nextRound } from "./costs.ts";

/** The ends of a scale on which each factor takes the same way. */
type LogScale = { readonly min: number; readonly max: number };

/** Stops along a slider. */
export const lastStop = 1000;

/** Two digits and zeros, as a person would say it. */
function round(value: number): number {
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / step) * step;
}

/** Where a value stands, from 0 to `lastStop`. */
export const toStop = ({ min, max }: LogScale, value: number): number =>
  (lastStop * Math.log(value / min)) / Math.log(max / min);

/** The value at a stop, in two digits and zeros. */
export function valueAtStop({ min, max }: LogScale, stop: number): number {
  return Math.min(max, Math.max(min, round(min * (max / min) ** (stop / lastStop))));
}

/** The numbers that Page up and Page down lead to: 1, 2 and 5, and zeros. */
const marks = Array.from({ length: 8 }, (_, zeros) =>
  [1, 2, 5].map((digit) => digit * 10 ** zeros),
).flat();

/** Where a key leads: arrows to the next value of two digits, Page to the next 1, 2 or 5. */
export function valueAfterKey(key: string, scale: LogScale, from: number): number | undefined {
  const down = 10 ** (Math.floor(Math.log10(from - 1)) - 1);
  const more = nextRound(from);
  const less = Math.ceil(from / down - 1 - 1e-9) * down;
  const targets: Record<string, number | undefined> = {
    ArrowRight: more,
    ArrowUp: more,
    ArrowLeft: less,
    ArrowDown: less,
    PageUp: marks.find((mark) => mark > from),
    PageDown: marks.filter((mark) => mark < from).at(-1),
    Home: scale.min,
    End: scale.max,
  };
  const to = Object.hasOwn(targets, key) ? targets[key] : undefined;
  return to === undefined ? undefined : Math.min(scale.max, Math.max(scale.min, to));
}
