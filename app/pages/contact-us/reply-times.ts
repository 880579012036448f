/** Hours since Monday, midnight. */
export const hoursOfWeek = 168;

/**
 * When something written in an hour of the week is answered at the latest.
 *
 * @param written hours since Monday, midnight
 * @returns day of the week, 0 for Monday, and hour of the day of both
 */
export function replyTimes(written: number, replyHours: number) {
  const split = (hours: number) => {
    const hour = hours % hoursOfWeek;
    return { day: Math.floor(hour / 24), hour: hour % 24 };
  };
  return { written: split(written), answered: split(written + replyHours) };
}
