import { criteria, type Model } from "./content.ts";
import { toPosition } from "./score.ts";

export type Point = readonly [x: number, y: number];

/** What moves, between one state and the next: where each model and the live line stand. */
export type Frame = {
  /** The place of each model in the order of scores, from 0. */
  readonly ranks: readonly number[];
  /** Three positions on the axes and a place in the order; null where no model answers. */
  readonly live: readonly number[] | null;
};

/**
 * Where the drawing's parts stand: y in pixels from the top of the axes, x in units of its width, so that
 * it takes any width.
 */
export type RouterGeometry = {
  readonly width: number;
  readonly height: number;
  /** Room for the names above the axes, and the baselines in it. */
  readonly top: number;
  readonly heads: readonly [name: number, unit: number];
  readonly axes: readonly [number, number, number];
  /** Where the request comes in. */
  readonly from: number;
  /** The middle of the first row, and how far down the next one stands. */
  readonly row: { readonly y: number; readonly pitch: number };
  /** Tick labels, where there is room for them. */
  readonly hasTicks: boolean;
};

export const routerGeometries: Readonly<Record<"wide" | "narrow", RouterGeometry>> = {
  wide: {
    width: 783,
    height: 288,
    top: 56,
    heads: [24, 42],
    axes: [199, 427, 655],
    from: 136,
    row: { y: -4, pitch: 40 },
    hasTicks: true,
  },
  narrow: {
    width: 358,
    height: 236,
    top: 40,
    heads: [18, 32],
    axes: [62, 176, 290],
    from: 110,
    row: { y: 8, pitch: 31 },
    hasTicks: false,
  },
};

/** A position in a drawing of any width. */
export const share = (x: number, width: number) => `${Math.round((x / width) * 10_000) / 100}%`;

/** @returns pixels from the top of an axis */
export const toY = ({ height }: RouterGeometry, position: number) => (1 - position) * height;

/** @returns a model's positions on the three axes */
export const getPositions = (model: Model): readonly number[] =>
  criteria.map((criterion) => toPosition(criterion, model[criterion]));

/** A line from the request over the three axes to a row. */
export function toLine(
  geometry: RouterGeometry,
  positions: readonly number[],
  rank: number,
): readonly Point[] {
  const { width, axes, from, row } = geometry;
  return [
    [0, from],
    ...axes.map((x, index): Point => [x, toY(geometry, positions[index] ?? 0)]),
    [width, row.y + row.pitch * rank],
  ];
}

/** The same as the path of an SVG. */
export const toPath = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${Math.round(y * 10) / 10}`).join("L")}`;

/** How far along its line a packet rests. */
const restAt = 0.46;

/** @returns where a packet rests on a line */
export function getRest(points: readonly Point[]): Point {
  const lengths = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return Math.hypot(x - fromX, y - fromY);
  });
  let left = restAt * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (from && to && left <= length) {
      const share = left / length;
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    }
    left -= length;
  }
  return points.at(-1) ?? [0, 0];
}
