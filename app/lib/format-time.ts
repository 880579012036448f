/**
 * A time of the day: `14:02:14`.
 *
 * @param seconds since midnight, less than a day
 */
export const formatTime = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(11, 19);
