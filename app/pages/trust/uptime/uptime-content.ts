import { monitor } from "../../../config/monitoring.ts";
import { formatDay } from "../../../lib/format.ts";
import { numberWord } from "../../../lib/number-word.ts";
import { getMinutesDown, type StatusDay } from "../../../lib/status-days.ts";

export const uptimeContent = {
  notYet: "monitor not yet running",
  today: "today",
  slider: "Uptime by day",
  up: "no interruption",
  none: "not measured",
  source: `This website’s own monitor, every ${numberWord(monitor.everyMinutes)} minutes. Days without it are hatched, not counted. What was down is cut from the top of its day, 3 px a minute.`,
  json: { label: "All figures as JSON", href: "/status.json" },
} as const;

/** `7 minutes`. */
export const formatMinutes = (day: StatusDay): string => {
  const minutes = getMinutesDown(day);
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
};

/** `November 8: 7 minutes`. */
export const formatInterruption = (day: StatusDay): string =>
  `${formatDay(day.date)}: ${formatMinutes(day)}`;
