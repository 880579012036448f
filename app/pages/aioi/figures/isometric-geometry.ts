/** Isometric geometry of the three layers: planes of 12 × 12 units, 30° from the level. */
const unit = 25;
const across = (unit * Math.sqrt(3)) / 2;
const down = unit / 2;
const planeUnits = 12;

/** Middle of all planes, and the far corner of each. */
const middle = 330;
export const planeTops = { agents: 40, models: 290, infrastructure: 548 } as const;

const round = (value: number) => Math.round(value * 10) / 10;
const pair = (x: number, y: number) => `${round(x)} ${round(y)}`;

/**
 * @param top far corner of the plane
 * @param a units towards the right corner
 * @param b units towards the left corner
 * @returns the point in the drawing
 */
export const pointAt = (top: number, a: number, b: number) => ({
  x: round(middle + (a - b) * across),
  y: round(top + (a + b) * down),
});

const rhombus = (x: number, y: number, a: number, b: number) =>
  `M${pair(x, y)}l${pair(a * across, a * down)} ${pair(-b * across, b * down)} ${pair(-a * across, -a * down)}z`;

/** The outline of a plane. */
export const planeOutline = (top: number) => rhombus(middle, top, planeUnits, planeUnits);

/** A box whose far lower corner is at 0, 0: its top, and its two visible sides. */
export function boxFaces(a: number, b: number, height: number) {
  const leftCorner = pair(-b * across, b * down - height);
  const alongA = pair(a * across, a * down);
  return {
    top: rhombus(0, -height, a, b),
    left: `M${leftCorner}l${alongA}v${height}l${pair(-a * across, -a * down)}z`,
    right: `M${pair((a - b) * across, (a + b) * down - height)}l${pair(b * across, -b * down)}v${height}l${pair(-b * across, b * down)}z`,
  };
}

/** A point on the left side of such a box: a share of its width, and a height above the plane. */
export const onLeftSide = (a: number, b: number, share: number, height: number) =>
  pair((a * share - b) * across, (a * share + b) * down - height);

const tile = { first: 0.825, pitch: 1.8, size: 1.35, count: 6 };
const tilePlace = (index: number) => tile.first + index * tile.pitch;

/** Columns and rows of the tiles that are live, as models that answer. */
export const liveTiles = [
  [0, 4],
  [3, 2],
  [5, 0],
] as const;

/** The middle of a tile. */
export const tileMiddle = ([column, row]: readonly [number, number]) =>
  pointAt(planeTops.models, tilePlace(column) + tile.size / 2, tilePlace(row) + tile.size / 2);

/** Outlines of all tiles, those that are live apart. */
export function tileOutlines() {
  const outline = ([column, row]: readonly [number, number]) => {
    const { x, y } = pointAt(planeTops.models, tilePlace(column), tilePlace(row));
    return rhombus(x, y, tile.size, tile.size);
  };
  const isLive = ([column, row]: readonly [number, number]) =>
    liveTiles.some(([a, b]) => a === column && b === row);
  const all = Array.from(
    { length: tile.count ** 2 },
    (_, index) => [index % tile.count, Math.floor(index / tile.count)] as const,
  );
  return {
    live: liveTiles.map(outline).join(""),
    still: all
      .filter((place) => !isLive(place))
      .map(outline)
      .join(""),
  };
}

/** Agents on the top plane; the third hands work to the others. */
export const slab = { a: 2.4, b: 2.4, height: 10 } as const;
const slabCorners = [
  [1, 1],
  [1, 7.6],
  [6, 4.2],
  [8.6, 0.8],
  [8.4, 8.2],
] as const;
export const slabPlaces = slabCorners.map(([a, b]) => pointAt(planeTops.agents, a, b));

/** Lines on the plane between the middles of the agents. */
export function slabLinks(): string {
  const [first, second, hub, ...rest] = slabCorners.map(([a, b]) =>
    pointAt(planeTops.agents, a + slab.a / 2, b + slab.b / 2),
  );
  return [first, second, ...rest]
    .map((place) => (hub && place ? `M${hub.x} ${hub.y}L${place.x} ${place.y}` : ""))
    .join("");
}

/** Racks on the bottom plane, the farthest first. */
export const rack = { a: 1.7, b: 2.3, height: 40 } as const;
const rackCorners = [1.2, 3.9, 6.6, 9.3]
  .flatMap((a) => [1.4, 4.9, 8.4].map((b) => [a, b] as const))
  .toSorted(([a1, b1], [a2, b2]) => a1 + b1 - a2 - b2);
export const rackPlaces = rackCorners.map(([a, b]) => pointAt(planeTops.infrastructure, a, b));

/** Where the live lines end: the middles of three racks, on top. */
export const liveRacks = (
  [
    [1.2, 8.4],
    [6.6, 4.9],
    [9.3, 1.4],
  ] as const
).map(([a, b]) => {
  const { x, y } = pointAt(planeTops.infrastructure, a + rack.a / 2, b + rack.b / 2);
  return { x, y: y - rack.height };
});
