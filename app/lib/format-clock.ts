/** Minutes of a day as a time: `14:02`. */
export const formatClock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
