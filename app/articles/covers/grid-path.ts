type Grid = {
  count: number;
  columns: number;
  /** Position of the first shape. */
  x: number;
  y: number;
  /** Distance between neighbours. */
  dx: number;
  dy: number;
  /** Path of one shape, from its own origin. */
  shape: string;
};

/** @returns path data of many equal shapes in rows */
export const gridPath = ({ count, columns, x, y, dx, dy, shape }: Grid): string =>
  Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return `M${x + column * dx} ${y + row * dy}${shape}`;
  }).join("");
