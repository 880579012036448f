import { monitor } from "../../../config/monitoring.ts";
import { formatDay } from "../../../lib/format-date.ts";
import { numberWord } from "../../../lib/number-word.ts";
import { minutesDownOf, type StatusDay, type Uptime } from "../../../lib/status-days.ts";

export const uptimeContent = {
  notMeasured: ["Not measured here:", "this deployment has no monitor"],
  notYet: "monitor not yet running",
  never: "no monitor runs here",
  today: "today",
  slider: "Uptime by day",
  up: "no interruption",
  none: "not measured",
  source: `This website’s own monitor, one check every ${numberWord(monitor.everyMinutes)} minutes. Days without it are hatched, not green, and are not counted. Each day is one bar; what was down is cut from its top, 3 px a minute.`,
  json: { label: "All figures as JSON", href: "/status.json" },
} as const;

/** `99.98% in 73 measured days, two interruptions`. */
export function uptimeHeadline(uptime: Uptime | null): string {
  if (uptime === null) return uptimeContent.notMeasured.join(" ");
  const { percent, days, interruptions } = uptime;
  const measured = `${days} measured ${days === 1 ? "day" : "days"}`;
  const breaks = interruptions === 1 ? "interruption" : "interruptions";
  return `${percent}% in ${measured}, ${numberWord(interruptions)} ${breaks}`;
}

/** `7 minutes`. */
export const minutesOf = (day: StatusDay): string => {
  const minutes = minutesDownOf(day);
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
};

/** `November 8: 7 minutes`. */
export const interruptionOf = (day: StatusDay): string =>
  `${formatDay(day.date)}: ${minutesOf(day)}`;
