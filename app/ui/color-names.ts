/** The colors of `base.css`, by the names that utilities use: `text-ink2`, `border-line`. */
export const colorNames = [
  "ground",
  "surface",
  "sunken",
  "line",
  "edge",
  "ink3",
  "ink2",
  "ink",
  "signal",
  "signal-fill",
  "signal-hover",
  "on-signal",
  "warn",
  "inv",
  "on-inv",
  "on-inv2",
];
