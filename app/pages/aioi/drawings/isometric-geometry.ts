/** Isometric geometry of the three layers: planes of 12 × 12 units of 22 px, 30° from the level. */
const across = 19.05;
const down = 11;
const middle = 350;

/** The far corner of each plane. */
export const planeTops = [164, 416, 668] as const;

const round = (value: number) => Math.round(value);
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

/** A line over points of a plane. */
export const line = (top: number, ...points: readonly (readonly [a: number, b: number])[]) =>
  points
    .map(([a, b], index) => {
      const { x, y } = pointAt(top, a, b);
      return `${index === 0 ? "M" : "L"}${x} ${y}`;
    })
    .join("");

const rhombus = (a: number, b: number) =>
  `l${pair(a * across, a * down)} ${pair(-b * across, b * down)} ${pair(-a * across, -a * down)}z`;

/** The outline of a plane at 0, 0. */
export const planeOutline = `M0 0${rhombus(12, 12)}`;

/** A box whose middle is at 0, 0 on its plane: its outline, its top and the edges between. */
export function box(a: number, b: number, height: number) {
  const x = (b - a) * (across / 2);
  const far = ((a + b) * down) / 2 + height;
  const top = `M${pair(x, -far)}${rhombus(a, b)}`;
  const left = pair(x - b * across, b * down - far);
  return {
    top,
    left: `M${left}l${pair(a * across, a * down)}v${height}l${pair(-a * across, -a * down)}z`,
    right: `M${pair(x + (a - b) * across, (a + b) * down - far)}l${pair(b * across, -b * down)}v${height}l${pair(-b * across, b * down)}z`,
  };
}

/** A tile whose middle is at 0, 0. */
export const tile = box(2.55, 2.9, 0).top;

/** Middles of tiles and of the racks below them. */
export const columns = [1.9, 4.6, 7.4, 10.1] as const;
export const rows = [1.9, 6, 10.1] as const;
