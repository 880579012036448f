/** An hour of a day, from 0 to 24: `8am`, `12pm`. */
export const formatHour = (hour: number) => `${hour % 12 || 12}${hour % 24 < 12 ? "am" : "pm"}`;
