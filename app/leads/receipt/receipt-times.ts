import {
  type AnsweredKind,
  answerDueAt,
  describeDeadline,
  officeAt,
  officeHours,
  outOfHoursNote,
} from "../../content/deadlines.ts";
import { officeTimeZone, support } from "../../content/office.ts";
import { formatDay } from "../../lib/format.ts";
import { formatTime, formatWeekday, wallTime } from "../../lib/zoned-time.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A word below the bar, from 0 to 1, and how many pixels wide the bar has to be for it. */
type Label = { at: number; text: string; minWidth: number };

/**
 * Everything that a receipt says about time.
 *
 * @param receivedAt milliseconds since 1970
 * @param zone of the visitor, as `visitorZone` finds it; null for the office's
 */
export function receiptTimes(kind: AnsweredKind, receivedAt: number, zone: string | null) {
  const dueAt = answerDueAt(kind, receivedAt);
  const wallOf = (time: number) => wallTime(time, zone ?? officeTimeZone);
  const end = (time: number) =>
    `${formatWeekday(wallOf(time)).slice(0, 3)} ${formatTime(wallOf(time))}`;
  const received = wallOf(receivedAt);
  const receivedDay = `${formatWeekday(received)}, ${formatDay(new Date(received).toISOString())}`;
  return {
    received: `${receivedDay}, ${formatTime(received)}${zone === null ? `\u00A0${support.timeZone}` : ""}`,
    dueAt,
    due: describeDeadline(dueAt, zone),
    isOpen: officeAt(dueAt).isOpen,
    note: outOfHoursNote(kind, dueAt, zone),
    /** Who writes while the office is closed; nobody answers a partner then. */
    onDuty: kind === "partner" ? null : kind === "consultation" ? "engineer" : "specialist",
    start: end(receivedAt),
    end: end(dueAt),
    ...toBar(receivedAt, dueAt, wallOf),
  };
}

/** The hours in which the office is open, from 0 to 1, and the words below them. */
function toBar(receivedAt: number, dueAt: number, wallOf: (time: number) => number) {
  const place = (time: number) =>
    Math.min(1, Math.max(0, (time - receivedAt) / (dueAt - receivedAt)));
  const hours = officeHours(receivedAt, dueAt);
  const open = hours.map(({ opens, closes }) => ({ from: place(opens), to: place(closes) }));
  return { open, closed: closedBetween(open), labels: toLabels(receivedAt, dueAt, wallOf, hours) };
}

function closedBetween(open: readonly { from: number; to: number }[]) {
  const ends = [...open.map(({ from }) => from), 1];
  const starts = [0, ...open.map(({ to }) => to)];
  return starts
    .map((from, index) => ({ from, to: ends[index] ?? 1 }))
    .filter(({ from, to }) => to > from);
}

/** When the office opens and closes, or over several days each day at its noon. */
function toLabels(
  receivedAt: number,
  dueAt: number,
  wallOf: (time: number) => number,
  hours: ReturnType<typeof officeHours>,
): Label[] {
  const toLabel = (time: number, text: string): Label => {
    const at = (time - receivedAt) / (dueAt - receivedAt);
    return { at, text, minWidth: roomFor(at, text) };
  };
  if (dueAt - receivedAt <= dayMs + hourMs) {
    return hours
      .flatMap(({ opens, closes }) => [opens, closes])
      .filter((time) => time > receivedAt && time < dueAt)
      .map((time) => toLabel(time, formatTime(wallOf(time), true).replace("\u00A0", "")));
  }
  const firstNoon = receivedAt + ((36 * hourMs - (wallOf(receivedAt) % dayMs)) % dayMs);
  const days = Math.ceil((dueAt - firstNoon) / dayMs);
  return Array.from({ length: days }, (_, day) => firstNoon + day * dayMs).map((time) =>
    toLabel(time, formatWeekday(wallOf(time)).slice(0, 3)),
  );
}

/** Half of a character of the labels, and the first and the last label with a gap, in pixels. */
const halfCharacter = 3.9;
const endLabel = 100;

const roomFor = (at: number, text: string): number =>
  Math.ceil((endLabel + halfCharacter * text.length) / Math.min(at, 1 - at));
