import { formatDay } from "../lib/format.ts";
import {
  cityOf,
  dayOfWeek,
  formatTime,
  formatWeekday,
  timeOfWall,
  wallTime,
} from "../lib/zoned-time.ts";
import { claims } from "./claims.ts";
import type { leadMessages } from "./messages.ts";
import { office, officeTimeZone, support } from "./office.ts";

/** A lead that somebody answers. A newsletter address is owed no answer. */
export type AnsweredKind = Exclude<keyof typeof leadMessages, "newsletter">;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * When something that came in is answered at the latest, for pages, receipts, mails and the desk. Business
 * days are the office's: weekends are skipped, holidays are not. Its twin in the database is `lead_due_at`;
 * a test compares them.
 *
 * @param receivedAt milliseconds since 1970
 */
export function answerDueAt(kind: AnsweredKind, receivedAt: number): number {
  if (kind === "consultation") return receivedAt + claims.consultingReplyHours * hourMs;
  if (kind !== "partner") return receivedAt + claims.replyHours * hourMs;
  let due = wallTime(receivedAt, officeTimeZone);
  for (let days = 0; days < claims.partnerReplyDays.max;) {
    due += dayMs;
    if (dayOfWeek(due) < support.dayCount) days += 1;
  }
  return timeOfWall(due, officeTimeZone);
}

/**
 * The office hours that a span of time meets, from its start to its end.
 *
 * @param from milliseconds since 1970, like `to`
 */
export function officeHours(from: number, to: number): { opens: number; closes: number }[] {
  const hours: { opens: number; closes: number }[] = [];
  const wall = wallTime(from, officeTimeZone);
  for (let day = wall - (wall % dayMs); ; day += dayMs) {
    const at = (hour: number) => timeOfWall(day + hour * hourMs, officeTimeZone);
    const [opens, closes] = [at(support.from), at(support.to)];
    if (opens >= to) return hours;
    if (dayOfWeek(day) < support.dayCount && closes > from) hours.push({ opens, closes });
  }
}

/** Whether the office is open, and else when it opens next. */
export function officeAt(time: number): { isOpen: boolean; nextOpens: number } {
  const [next] = officeHours(time, time + 4 * dayMs);
  if (next === undefined) throw new Error("An office is never closed for four days.");
  return { isOpen: next.opens <= time, nextOpens: next.opens };
}

/**
 * A deadline in words, in the visitor's time where their zone is known, and with the office's beside it.
 *
 * @param zone an IANA name that this engine knows; null for the office's
 */
export function describeDeadline(dueAt: number, zone: string | null) {
  const officeWall = wallTime(dueAt, officeTimeZone);
  const wall = zone === null ? officeWall : wallTime(dueAt, zone);
  const day = formatWeekday(wall);
  const time = zone === null ? `${formatTime(wall)}\u00A0${support.timeZone}` : formatTime(wall);
  return { day, time, by: `${day}, ${time}`, where: describePlace(wall, officeWall, zone) };
}

/** Whose time it is: `your time, Berlin · 7:25 am in New York`. */
function describePlace(wall: number, officeWall: number, zone: string | null): string {
  if (zone === null) return office.zone;
  if (wall === officeWall) return "your time and ours";
  const officeDay =
    dayOfWeek(wall) === dayOfWeek(officeWall) ? "" : `${formatWeekday(officeWall)}, `;
  return `your time, ${cityOf(zone) ?? zone} · ${officeDay}${formatTime(officeWall)} in ${office.city}`;
}

/** An instant for the team and for mails: `Saturday, November 28, 7:25 am Eastern Time, New York`. */
export function formatOfficeTime(time: number): string {
  const wall = wallTime(time, officeTimeZone);
  const day = formatDay(new Date(wall).toISOString());
  return `${formatWeekday(wall)}, ${day}, ${formatTime(wall)} ${office.zone}`.replaceAll(
    "\u00A0",
    " ",
  );
}

/**
 * Who answers where the deadline falls outside office hours.
 *
 * @returns null within them
 */
export function outOfHoursNote(kind: AnsweredKind, dueAt: number, zone: string | null) {
  const { isOpen, nextOpens } = officeAt(dueAt);
  if (isOpen) return null;
  const officeDay = wallTime(dueAt, officeTimeZone);
  const closed =
    dayOfWeek(officeDay) < support.dayCount
      ? "The office is closed at that hour"
      : `The office is closed on ${formatWeekday(officeDay)}s`;
  if (kind === "partner") return `${closed}: the partner team writes before it closes.`;
  // Consulting is there at all hours (spec section 9).
  if (kind === "consultation") return `${closed}: the engineer on duty writes.`;
  return `${closed}: the specialist on duty writes. Calls, signatures and installs begin on ${formatOpening(nextOpens, zone)}.`;
}

/** `Monday, 2 pm your time`, `Monday, 8 am ET`. */
export function formatOpening(opens: number, zone: string | null): string {
  const wall = wallTime(opens, zone ?? officeTimeZone);
  const whose = zone === null ? `\u00A0${support.timeZone}` : " your time";
  return `${formatWeekday(wall)}, ${formatTime(wall, true)}${whose}`;
}

/** Beside the button of a form: two short lines. */
export function answeredIfSentNow(now: number, zone: string | null): readonly [string, string] {
  const { by } = describeDeadline(answerDueAt("contactPage", now), zone);
  const always = `Within ${claims.replyHours} hours, always.`;
  return zone === null
    ? [`Sent now, answered by ${by}.`, always]
    : [`Sent now, answered by ${by},`, `your time. ${always}`];
}
