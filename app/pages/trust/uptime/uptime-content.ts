import { monitor } from "../../../config/monitoring.ts";
import { formatDay } from "../../../lib/format.ts";
import { numberWord } from "../../../lib/number-word.ts";
import { getMinutesDown, type StatusDay, type Uptime } from "../../../lib/status-days.ts";

export const uptimeContent = {
  notMeasured: "Not measured: no monitor runs here",
  notYet: "monitor not yet running",
  today: "today",
  slider: "Uptime by day",
  up: "no interruption",
  none: "not measured",
  source: `This website’s own monitor, every ${numberWord(monitor.everyMinutes)} minutes. Days without it are hatched, not counted. What was down is cut from the top of its day, 3 px a minute.`,
  json: { label: "All figures as JSON", href: "/status.json" },
} as const;

/** `99.98% in 73 measured days, two interruptions`. */
export function uptimeHeadline(uptime: Uptime | null): string {
  if (uptime === null) return uptimeContent.notMeasured;
  const { percent, days, interruptions } = uptime;
  const measured = `${days} measured ${days === 1 ? "day" : "days"}`;
  const breaks = interruptions === 1 ? "interruption" : "interruptions";
  return `${percent}% in ${measured}, ${numberWord(interruptions)} ${breaks}`;
}

/** `7 minutes`. */
export const formatMinutes = (day: StatusDay): string => {
  const minutes = getMinutesDown(day);
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
};

/** `November 8: 7 minutes`. */
export const formatInterruption = (day: StatusDay): string =>
  `${formatDay(day.date)}: ${formatMinutes(day)}`;
