/**
 * Clocks and calendars of time zones. A wall time is what a zone's clock shows, as if it were in UTC:
 * its parts are read with `getUTCHours` and the like.
 */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
    hourCycle: "h23",
  });
  formats.set(zone, format);
  return format;
}

/**
 * @param time milliseconds since 1970
 * @param zone an IANA name
 * @throws {RangeError} where this engine does not know the zone
 */
export function wallTime(time: number, zone: string): number {
  // `11/27/2026, 13:25:00`; its parts one by one take five times as long.
  const [month = 1, day = 1, year = 0, hour = 0, minute = 0, second = 0] = (
    formatOf(zone).format(time).match(/\d+/g) ?? []
  ).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((time % 1000) + 1000) % 1000);
}

/**
 * When a zone's clock shows a wall time. Of an hour that comes twice, the one of them that is found first;
 * one that is skipped counts from the clock before the change.
 *
 * @returns milliseconds since 1970
 */
export function timeOfWall(wall: number, zone: string): number {
  const guess = wall - (wallTime(wall, zone) - wall);
  return wall - (wallTime(guess, zone) - guess);
}

/**
 * The city by which a zone is called: `Berlin`, `New York`.
 *
 * @returns null for a zone without one, such as UTC
 */
export function cityOf(zone: string): string | null {
  const [, city] = /^(?!Etc\/)[A-Za-z]+\/(?:[\w+-]+\/)?([A-Za-z_-]+)$/.exec(zone) ?? [];
  return city?.replaceAll("_", " ") ?? null;
}

/**
 * The zone of the browser. Some browsers name a zone that they do not know themselves.
 *
 * @returns null where it has no city or is not known
 */
export function visitorZone(): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    if (cityOf(timeZone) === null) return null;
    wallTime(0, timeZone);
    return timeZone;
  } catch {
    return null;
  }
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Of a wall time: 0 for Monday. */
export const dayOfWeek = (wall: number): number => (new Date(wall).getUTCDay() + 6) % 7;

/** Of a wall time: `Saturday`. */
export const formatWeekday = (wall: number): string => weekdays[dayOfWeek(wall)] ?? "";

/** Of a wall time: `4:12 pm`, or `4 pm` where `short` and the hour is full; on one line. */
export function formatTime(wall: number, short = false): string {
  const date = new Date(wall);
  const [hour, minute] = [date.getUTCHours(), date.getUTCMinutes()];
  const minutes = short && minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}\u00A0${hour < 12 ? "am" : "pm"}`;
}
