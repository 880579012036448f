import { numberWord } from "../lib/number-word.ts";
import { type AnswerHours, statusDays, type Uptime } from "../lib/status-days.ts";

/** What `/trust` and `/status.json` say of the site's own figures, also before there are any. */

/** `99.98% in 73 measured days, two interruptions`. */
export function uptimeHeadline(uptime: Uptime | null): string {
  if (uptime === null) return "Not measured: no monitor runs here";
  const { percent, days, interruptions } = uptime;
  const measured = `${days} measured ${days === 1 ? "day" : "days"}`;
  const breaks = interruptions === 1 ? "interruption" : "interruptions";
  return `${percent}% in ${measured}, ${numberWord(interruptions)} ${breaks}`;
}

/** `Half within 4.25 hours, nine in ten within 19 hours, in the last 90 days`. */
export function firstAnswerHeadline(answerHours: AnswerHours | null): string {
  if (answerHours === null) return `No figure yet: it takes ten answers in ${statusDays} days`;
  const { median, p90 } = answerHours;
  return `Half within ${formatHours(median)}, nine in ten within ${formatHours(p90)}, in the last ${statusDays} days`;
}

/** The database counts in quarters of an hour. */
function formatHours(hours: number): string {
  if (hours < 1) return `${hours * 60} minutes`;
  return hours === 1 ? "1 hour" : `${hours} hours`;
}
