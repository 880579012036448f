/** What the monitor checks for visitors. */
export const statusParts = ["pages", "forms", "articles"] as const;
export type StatusPart = (typeof statusParts)[number];

/** A day of the monitor. */
type StatusRow = {
  /** `2026-11-25`, in UTC. */
  date: string;
  /** How often the monitor looked. */
  checks: number;
  /** How often a check failed after one that had not. */
  interruptions: number;
  minutesDown: Record<StatusPart, number>;
  causes: readonly string[];
};

/** Hours to the first answer: median and 90th percentile of the leads that have one. */
export type AnswerHours = { median: number; p90: number };

/** What the monitor has recorded. */
export type StatusRecord = {
  /** In their order. */
  rows: readonly StatusRow[];
  /** Null where too few leads have an answer. */
  answerHours: AnswerHours | null;
  /** Time of the last check, in milliseconds since 1970, and whether a part was down. */
  checkedAt: number;
  isDown: boolean;
};

export const emptyStatus: StatusRecord = {
  rows: [],
  answerHours: null,
  checkedAt: 0,
  isDown: false,
};

/** One look at the site. */
export type StatusCheck = {
  now: number;
  /** The parts that are down, each with its cause. */
  down: Partial<Record<StatusPart, string>>;
  /** Undefined where they could not be read: those of before stay. */
  answerHours?: AnswerHours | null | undefined;
};

/** How many days are shown, today among them. */
export const statusDays = 90;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The dates that are shown, the oldest first. */
function shownDates(now: number): string[] {
  return Array.from({ length: statusDays }, (_, index) =>
    toDate(now - (statusDays - 1 - index) * dayMs),
  );
}

/**
 * Adds a check to the day in which it was made, and drops days that are no longer shown.
 *
 * @param everyMinutes between two checks: what a failed one counts
 * @returns the same record for a check that was already added
 */
export function addCheck(
  record: StatusRecord,
  { now, down, answerHours = record.answerHours }: StatusCheck,
  everyMinutes: number,
): StatusRecord {
  // A trigger may fire twice.
  if (Math.abs(now - record.checkedAt) < minuteMs) return record;
  const date = toDate(now);
  const isDown = Object.keys(down).length > 0;
  const row = record.rows.find((one) => one.date === date) ?? {
    date,
    checks: 0,
    interruptions: 0,
    minutesDown: { pages: 0, forms: 0, articles: 0 },
    causes: [],
  };
  const minutesDown = { ...row.minutesDown };
  for (const part of statusParts) if (part in down) minutesDown[part] += everyMinutes;
  const shown = new Set(shownDates(now));
  return {
    rows: [
      ...record.rows.filter((one) => shown.has(one.date) && one.date !== date),
      {
        date,
        checks: row.checks + 1,
        interruptions: row.interruptions + (isDown && !record.isDown ? 1 : 0),
        minutesDown,
        causes: [...new Set([...row.causes, ...Object.values(down)])],
      },
    ].toSorted((one, other) => one.date.localeCompare(other.date)),
    answerHours,
    checkedAt: now,
    isDown,
  };
}

/** A day as `/status.json` gives it: null where no monitor ran. */
export type StatusDay = {
  date: string;
  minutesDown: Record<StatusPart, number> | null;
  /** Null where nothing was down. */
  cause: string | null;
};

/** The last 90 days, the oldest first. */
export function lastDays({ rows }: Pick<StatusRecord, "rows">, now: number): StatusDay[] {
  return shownDates(now).map((date) => {
    const row = rows.find((one) => one.date === date);
    if (!row) return { date, minutesDown: null, cause: null };
    const cause = row.causes.length === 0 ? null : row.causes.join("; ");
    return { date, minutesDown: row.minutesDown, cause };
  });
}

/** How long something was down on a day: that of the part which was down longest. */
export const getMinutesDown = ({ minutesDown }: Pick<StatusDay, "minutesDown">): number =>
  minutesDown === null ? 0 : Math.max(...Object.values(minutesDown));

/** What the measured ones of the last 90 days come to. */
export type Uptime = { days: number; interruptions: number; percent: number };

/**
 * @param everyMinutes between two checks
 * @returns the percentage with two decimals, rounded down; null where no day was measured
 */
export function getUptime(
  { rows }: Pick<StatusRecord, "rows">,
  now: number,
  everyMinutes: number,
): Uptime | null {
  const shown = new Set(shownDates(now));
  const measured = rows.filter(({ date }) => shown.has(date));
  if (measured.length === 0) return null;
  const sum = (value: (row: StatusRow) => number) =>
    measured.reduce((total, row) => total + value(row), 0);
  const minutes = sum(({ checks }) => checks) * everyMinutes;
  const up = minutes - sum(getMinutesDown);
  return {
    days: measured.length,
    interruptions: sum(({ interruptions }) => interruptions),
    percent: Math.floor((up / minutes) * 10_000) / 100,
  };
}
