import { claims } from "../../content/claims.ts";
import { officeTimeZone, support } from "../../content/site.ts";
import { formatBusinessDays, formatHour } from "../../lib/format.ts";
import type { AnsweredKind } from "./receipt-content.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** What a clock and a calendar in the time zone of the office say. */
type OfficeTime = {
  month: string;
  date: number;
  weekday: string;
  /** 0 for Monday. */
  day: number;
  hour: number;
  minute: number;
};

let format: Intl.DateTimeFormat | undefined;

function officeTime(time: number): OfficeTime {
  format ??= new Intl.DateTimeFormat("en-US", {
    timeZone: officeTimeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
  const weekday = parts.get("weekday") ?? "";
  return {
    month: parts.get("month") ?? "",
    date: Number(parts.get("day")),
    weekday,
    day: weekdays.indexOf(weekday),
    hour: Number(parts.get("hour")),
    minute: Number(parts.get("minute")),
  };
}

/** `4:12 pm`, on one line. */
const clock = ({ hour, minute }: OfficeTime) =>
  `${hour % 12 || 12}:${String(minute).padStart(2, "0")}\u00A0${hour < 12 ? "am" : "pm"}`;

/**
 * When something that came in is answered at the latest. Business days are counted as the desk counts
 * them (`lead_due_at` in supabase/migrations): in UTC.
 *
 * @param receivedAt milliseconds since 1970
 */
export function answerDueAt(kind: AnsweredKind, receivedAt: number): number {
  if (kind === "consultation") return receivedAt + claims.consultingReplyHours * hourMs;
  if (kind !== "partner") return receivedAt + claims.replyHours * hourMs;
  let due = receivedAt;
  for (let days = 0; days < claims.partnerReplyDays.max;) {
    due += dayMs;
    const day = new Date(due).getUTCDay();
    if (day !== 0 && day !== 6) days += 1;
  }
  return due;
}

/** How long an answer takes, in words. */
function formatLength(kind: AnsweredKind): string {
  if (kind === "partner") return formatBusinessDays(claims.partnerReplyDays);
  return `${kind === "consultation" ? claims.consultingReplyHours : claims.replyHours} hours`;
}

/** A place on the bar, from 0 to 1. */
type Tick = { at: number; isMajor: boolean };

/** A word below the bar, and how many pixels wide the bar has to be for it. */
type Label = { at: number; text: string; minWidth: number };

/**
 * Everything that a receipt says about time, in the time zone of the office.
 *
 * @param receivedAt milliseconds since 1970
 */
export function receiptTimes(kind: AnsweredKind, receivedAt: number) {
  const dueAt = answerDueAt(kind, receivedAt);
  const [received, due] = [officeTime(receivedAt), officeTime(dueAt)];
  const end = (time: OfficeTime) => `${time.weekday.slice(0, 3)} ${clock(time)}`;
  const receivedOn = (month: string) =>
    `${month} ${received.date}, ${clock(received)} ${support.timeZone}`;
  return {
    received: receivedOn(received.month.slice(0, 3)),
    receivedLong: receivedOn(received.month),
    /** Hours since Monday, midnight. */
    hourOfWeek: received.day * 24 + received.hour,
    dueDay: due.weekday,
    dueTime: `${clock(due)}\u00A0${support.timeZone}`,
    length: formatLength(kind),
    start: end(received),
    end: end(due),
    ...toBar(receivedAt, dueAt),
  };
}

/** The hours in which the office is open, and the ruler below them. */
function toBar(receivedAt: number, dueAt: number) {
  const place = (time: number) => (time - receivedAt) / (dueAt - receivedAt);
  const total = dueAt - receivedAt;
  const open: { from: number; to: number }[] = [];
  const ticks: Tick[] = [];
  const labels: Label[] = [];
  for (let time = floorTo(receivedAt, hourMs); time < dueAt; time += hourMs) {
    const { weekday, day, hour } = officeTime(time);
    if (day < support.dayCount && hour >= support.from && hour < support.to) {
      const from = place(Math.max(time, receivedAt));
      const to = place(Math.min(time + hourMs, dueAt));
      const last = open.at(-1);
      if (last?.to === from) last.to = to;
      else open.push({ from, to });
    }
    if (time < receivedAt) continue;
    const at = place(time);
    if (total <= dayMs) ticks.push({ at, isMajor: total < dayMs || hour % 6 === 0 });
    else if (hour % 6 === 0) ticks.push({ at, isMajor: hour === 0 });
    const text = getLabel(total, weekday, hour);
    if (text !== undefined) labels.push({ at, text, minWidth: roomFor(at, text) });
  }
  if (total < dayMs) {
    const quarter = 15 * minuteMs;
    for (let time = floorTo(receivedAt, quarter) + quarter; time < dueAt; time += quarter) {
      if (time % hourMs !== 0) ticks.push({ at: place(time), isMajor: false });
    }
  }
  return { open, ticks, labels };
}

const floorTo = (time: number, step: number) => Math.floor(time / step) * step;

function getLabel(total: number, weekday: string, hour: number): string | undefined {
  if (total < dayMs) return formatHour(hour);
  // Over several days each day is named at its noon.
  if (total > dayMs) return hour === 12 ? weekday.slice(0, 3) : undefined;
  if (hour === 0) return "midnight";
  if (hour === 12) return "noon";
  return hour === support.from ? formatHour(hour) : undefined;
}

/** Half of a character of the ruler's labels, and the first and the last label with a gap, in pixels. */
const halfCharacter = 3.6;
const endLabel = 100;

const roomFor = (at: number, text: string): number =>
  Math.ceil((endLabel + halfCharacter * text.length) / Math.min(at, 1 - at));
