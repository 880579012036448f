type Grid = {
  count: number;
  columns: number;
  /** Of the first one. */
  x: number;
  y: number;
  /** From one to the next. */
  dx: number;
  dy: number;
  /** What each draws, from its place. */
  shape: string;
};

/** @returns path data of many equal shapes in rows */
export const gridPath = ({ count, columns, x, y, dx, dy, shape }: Grid): string =>
  Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return `M${x + column * dx} ${y + row * dy}${shape}`;
  }).join("");
