type Point = readonly [x: number, y: number];

/** Where the parts of the router's drawing stand, in its own units. */
export type RouterGeometry = {
  width: number;
  height: number;
  /** The line that requests come in by, and where they rest when nothing moves. */
  requests: { path: readonly [Point, Point]; rest: readonly Point[]; label: Point };
  router: { x: number; y: number; width: number; row: number; value: number };
  /** The line from the router to the models, and where it stands among them. */
  trunk: { from: Point; x: number };
  /** The first model's rectangle, and how far down the next one stands. */
  models: { x: number; y: number; width: number; pitch: number };
  bars: { x: number; unitsPerPoint: number; label: Point };
};

const modelHeight = 32;

/** From 1280 px on: the drawing at its own size or a little below. */
const wide: RouterGeometry = {
  width: 1344,
  height: 380,
  requests: {
    path: [
      [0, 176],
      [208, 176],
    ],
    rest: [
      [40, 176],
      [100, 176],
      [160, 176],
    ],
    label: [0, 160],
  },
  router: { x: 208, y: 56, width: 296, row: 48, value: 84 },
  trunk: { from: [504, 176], x: 592 },
  models: { x: 680, y: 34, width: 150, pitch: 60 },
  bars: { x: 860, unitsPerPoint: 2.6, label: [860, 14] },
};

/** From 761 px on: closer together, so that labels keep their font size. */
const middle: RouterGeometry = {
  ...wide,
  width: 928,
  requests: {
    path: [
      [0, 176],
      [84, 176],
    ],
    rest: [
      [18, 176],
      [60, 176],
    ],
    label: [0, 160],
  },
  router: { x: 84, y: 56, width: 312, row: 48, value: 96 },
  trunk: { from: [396, 176], x: 440 },
  models: { x: 484, y: 34, width: 120, pitch: 60 },
  bars: { x: 624, unitsPerPoint: 2.1, label: [624, 14] },
};

/** On narrow screens: the router, and the models as a list below it. */
const tall: RouterGeometry = {
  width: 358,
  height: 532,
  requests: {
    path: [
      [24, 0],
      [24, 40],
    ],
    rest: [[24, 18]],
    label: [40, 22],
  },
  router: { x: 1, y: 40, width: 356, row: 40, value: 92 },
  trunk: { from: [24, 240], x: 24 },
  models: { x: 56, y: 272, width: 104, pitch: 46 },
  bars: { x: 172, unitsPerPoint: 0.88, label: [160, 262] },
};

export const routerGeometries = { wide, middle, tall } as const;

/** The middle of a model's rectangle, counted from 0. */
export const modelMiddle = ({ models }: RouterGeometry, index: number) =>
  models.y + models.pitch * index + modelHeight / 2;

/**
 * The paths of the packets as four points each, by the names of the custom properties that the CSS
 * moves them along: requests in, to the model that timed out, and to the one that took over.
 */
export function packetWays(geometry: RouterGeometry): Record<string, string> {
  const { requests, trunk, models } = geometry;
  const [refused, taken] = [modelMiddle(geometry, 0), modelMiddle(geometry, 1)];
  const stop = (trunk.x + models.x) / 2 - 10;
  const [x, y] = trunk.from;
  const down = trunk.x === x;
  const ways: Record<string, readonly Point[]> = {
    in: requests.path,
    refused: [
      trunk.from,
      down ? [x, (y + refused) / 2] : [trunk.x, y],
      [trunk.x, refused],
      [stop, refused],
    ],
    taken: [
      trunk.from,
      down ? [x, (y + taken) / 2] : [trunk.x, y],
      [trunk.x, taken],
      [models.x, taken],
    ],
  };
  return Object.fromEntries(
    Object.entries(ways).flatMap(([name, points]) =>
      points.map(([left, top], index) => [`--${name}-${index}`, `${left}px,${top}px`]),
    ),
  );
}
