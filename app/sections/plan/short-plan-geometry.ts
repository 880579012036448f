import { toFrames } from "./plan-geometry.ts";

/** Heights in the long form, and where they lie in the short one. */
const shortHeights = new Map([
  [88, 76],
  [110, 94],
  [130, 114],
  [164, 148],
  [214, 198],
  [220, 194],
  [230, 214],
  [256, 226],
  [262, 224],
  [265, 231],
  [278, 248],
  [328, 286],
  [365, 315],
  [384, 336],
  [410, 357],
  [428, 368],
  [448, 388],
  [450, 390],
  [452, 392],
  [465, 399],
  [472, 400],
  [480, 414],
  [500, 428],
  [502, 436],
  [516, 444],
  [528, 450],
  [532, 460],
  [565, 483],
  [582, 490],
  [584, 492],
  [606, 514],
  [648, 552],
  [660, 564],
  [676, 580],
  [684, 588],
  [700, 604],
  [714, 617],
]);

/** @throws {Error} for a height at which nothing of the long form lies */
export function toShortHeight(y: number): number {
  const short = shortHeights.get(y);
  if (short === undefined) throw new Error(`Nothing of the plan lies at ${y}`);
  return short;
}

/** The plan for low windows, 1440 × 620 units, by mode. */
export const shortFrames = toFrames(toShortHeight);
