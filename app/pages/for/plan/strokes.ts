/** What stands in a place, and a part of the place itself. */
export const box = { fill: "var(--surface)", stroke: "var(--ink)", strokeWidth: 1.25 };
export const room = {
  fill: "none",
  stroke: "var(--edge)",
  strokeWidth: 1.25,
  strokeDasharray: "4 4",
};
