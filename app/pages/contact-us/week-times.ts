import { answerDueAt, describeDeadline, officeAt, officeHours } from "../../content/deadlines.ts";
import { officeTimeZone } from "../../content/office.ts";
import { dayOfWeek, formatTime, timeOfWall, wallTime } from "../../lib/zoned-time.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Hours since Monday, midnight. */
export const hoursOfWeek = 168;

/** The hours of a day that are named above and below the week. */
export const namedHours = [0, 6, 12, 18, 24] as const;

/** Office hours on one day: two of them where they cross a midnight. */
type OpenHours = { day: number; from: number; to: number };

/**
 * The week in which something is written, in days and hours of one zone: when it is answered at the
 * latest, and when the office is open.
 *
 * @param writtenAt milliseconds since 1970
 * @param zone the visitor's; null for the office's
 */
export function weekTimes(writtenAt: number, zone: string | null) {
  const clock = zone ?? officeTimeZone;
  const wall = wallTime(writtenAt, clock);
  const monday = wall - (wall % dayMs) - dayOfWeek(wall) * dayMs;
  const hourOf = (time: number) => (wallTime(time, clock) - monday) / hourMs;
  const timeAt = (hour: number) => timeOfWall(monday + hour * hourMs, clock);
  const dueAt = answerDueAt("contactPage", writtenAt);
  return {
    /** Hours since Monday, midnight; what is written on a Sunday is answered in the next week. */
    written: hourOf(writtenAt),
    answered: hourOf(dueAt) % hoursOfWeek,
    writtenBy: describeDeadline(writtenAt, zone).by,
    answeredBy: describeDeadline(dueAt, zone).by,
    isOpen: officeAt(dueAt).isOpen,
    open: officeHours(timeAt(0), timeAt(hoursOfWeek)).flatMap(({ opens, closes }) =>
      byDay(Math.max(0, hourOf(opens)), Math.min(hoursOfWeek, hourOf(closes))),
    ),
    /** What the office's clock shows at the named hours of the day. */
    officeHours: namedHours.map((hour) =>
      formatNamedHour(
        wallTime(timeAt(Math.floor(hourOf(writtenAt) / 24) * 24 + hour), officeTimeZone),
      ),
    ),
    /** When the zone's clock shows an hour of this week. */
    timeAt,
  };
}

function byDay(from: number, to: number): OpenHours[] {
  const day = Math.floor(from / 24);
  const midnight = (day + 1) * 24;
  const first = { day, from: from - day * 24, to: Math.min(to, midnight) - day * 24 };
  return to > midnight ? [first, ...byDay(midnight, to)] : [first];
}

/** `12am`, `noon`, `5:30pm`. */
export function formatNamedHour(wall: number): string {
  const words = formatTime(wall, true).replace("\u00A0", "");
  return words === "12pm" ? "noon" : words;
}
