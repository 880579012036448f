/** Selectors of the drawings that move by themselves; `startDrawings` starts each. */
export const movingDrawings = {
  packets: ".plan-packet",
  day: ".moment-day",
  console: ".console",
};
