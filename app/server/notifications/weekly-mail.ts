import { weeklyReport } from "../../config/monitoring.ts";
import { leadNames } from "../../content/notifications.ts";
import { site } from "../../content/site.ts";
import {
  apartNames,
  pluralize,
  screenNames,
  statusNames,
  stepNames,
  vitalNames,
  weeklyContent as words,
} from "../../content/weekly-report.ts";
import { formatCount, formatDate, formatDay, formatShortDay } from "../../lib/format.ts";
import { type StatusDay, statusParts } from "../../lib/status-days.ts";
import { addDays, type Monday } from "../../lib/weeks.ts";
import { pageLabel } from "../environment/page-label.ts";
import { type Part, toBody, type WeekRow } from "./mail-body.ts";
import type { Mail } from "./mails.ts";
import type { VitalRow, WeeklyAnalytics } from "./weekly-analytics.ts";
import type { Named, Pair, WeeklyFigures } from "./weekly-figures.ts";

/** What is known of a week and of the week before it. */
export type WeeklyReport = {
  week: Monday;
  figures: WeeklyFigures;
  /** Null where no token for Analytics Engine is configured. */
  analytics: WeeklyAnalytics | null;
  /** The days of both weeks among others; null where the record could not be read. */
  days: readonly StatusDay[] | null;
};

/** The weekly mail to the team: numbers only, nothing of a person. */
export function weeklyMail({ week, figures, analytics, days }: WeeklyReport): Mail {
  const leads = sumRows(figures.kinds);
  const end = addDays(week, 6);
  const isOfOneYear = week.slice(0, 4) === end.slice(0, 4);
  const period = `${isOfOneYear ? formatDay(week) : formatDate(week)} to ${formatDate(end)}`;
  const headline = `${pluralize(leads.last, "lead")}, ${difference(leads)}`;
  return {
    subject: `${site.name}, ${period}: ${headline}`,
    ...toBody([
      { paragraph: `From ${period} the website brought ${headline}.` },
      ...toList(week, words.headings.kinds, "Form", figures.kinds.map(named(kindName))),
      ...toList(
        week,
        words.headings.sources,
        "Source",
        listed(figures.sources, leads, words.otherSources),
      ),
      ...toList(
        week,
        words.headings.pages,
        "Page",
        listed(byPage(figures.pages), leads, words.otherPages),
      ),
      ...stepParts(week, figures.steps, analytics),
      ...lateParts(week, figures),
      ...newsletterParts(week, figures.newsletter),
      ...vitalParts(week, analytics),
      ...minutesDownParts(week, days),
      ...toList(
        week,
        words.headings.apart,
        "Status",
        (["test", "quarantined", "spam"] as const).map((name) => ({
          name: apartNames[name],
          ...figures.apart[name],
        })),
      ),
      { paragraph: words.source(week) },
    ]),
  };
}

const sumRows = (rows: readonly Pair[]): Pair => ({
  last: rows.reduce((sum, { last }) => sum + last, 0),
  before: rows.reduce((sum, { before }) => sum + before, 0),
});

/** `3 more than the week before`. */
function difference({ last, before }: Pair): string {
  if (last === before) return "as many as the week before";
  const change = formatCount(Math.abs(last - before));
  return `${change} ${last > before ? "more" : "fewer"} than the week before`;
}

const kindName = (kind: string) =>
  Object.entries(leadNames).find(([name]) => name === kind)?.[1] ?? "Another form";

const named =
  (nameOf: (name: string) => string) =>
  ({ name, ...pair }: Named): Named => ({ name: nameOf(name), ...pair });

const countRow = ({ name, ...pair }: Named): WeekRow => ({
  label: name,
  last: formatCount(pair.last),
  before: formatCount(pair.before),
  inWords: `${formatCount(pair.last)}, ${difference(pair)}`,
});

/** `Nov 16–22`, `Nov 30–Dec 6`. */
function formatDays(week: Monday): string {
  const [first, last] = [formatShortDay(week), formatShortDay(addDays(week, 6))];
  return `${first}–${first.slice(0, 3) === last.slice(0, 3) ? last.slice(4) : last}`;
}

const weeksPart = (week: Monday, column: string, rows: readonly WeekRow[]): Part => ({
  weeks: { columns: [column, formatDays(week), formatDays(addDays(week, -7))], rows },
});

const toList = (week: Monday, heading: string, column: string, rows: readonly Named[]): Part[] => [
  { heading },
  rows.length === 0 ? { paragraph: words.noLeads } : weeksPart(week, column, rows.map(countRow)),
];

/** A path can hold anything that a browser sent: only pages of the site are named. */
function byPage(pages: readonly Named[]): Named[] {
  return pages.filter(({ name }) => pageLabel(name) !== "unknown");
}

/** Those with most leads by name, the rest together. */
function listed(rows: readonly Named[], all: Pair, others: string): Named[] {
  const shown = rows
    .filter(({ name }) => name !== "other")
    .toSorted((one, other) => other.last - one.last || other.before - one.before)
    .slice(0, weeklyReport.listed);
  const { last, before } = sumRows(shown);
  const rest = { name: others, last: all.last - last, before: all.before - before };
  return rest.last + rest.before > 0 ? [...shown, rest] : shown;
}

/** Steps in their order, each with its share of the one above. */
function stepParts(
  week: Monday,
  stored: readonly Named[],
  analytics: WeeklyAnalytics | null,
): Part[] {
  const steps = [...(analytics?.steps ?? []), ...stored];
  const rows = steps.map(({ name, last, before }, index): WeekRow => {
    const above = steps[index - 1];
    const share = (count: number, of: number | undefined) =>
      of === undefined || of === 0 ? "" : ` (${Math.round((count / of) * 100)}%)`;
    return {
      label: stepNames[name] ?? name,
      last: formatCount(last) + share(last, above?.last),
      before: formatCount(before) + share(before, above?.before),
      inWords: `${formatCount(last)}${share(last, above?.last)}, ${difference({ last, before })}`,
    };
  });
  const missing =
    analytics === null ? words.noSteps : analytics.steps === null ? words.unreadSteps : null;
  return [
    { heading: words.headings.steps },
    rows.length === 0 ? { paragraph: words.noLeads } : weeksPart(week, "Step", rows),
    ...(rows.length === 0 ? [] : [{ paragraph: words.stepsNote }]),
    ...(missing === null ? [] : [{ paragraph: missing }]),
  ];
}

function lateParts(week: Monday, figures: WeeklyFigures): Part[] {
  const { late, waiting, answer_hours: answerHours } = figures;
  const hours = Math.floor((waiting.oldest_minutes ?? 0) / 60);
  const now =
    waiting.oldest_minutes === null
      ? "No lead waits for its first answer now."
      : `The lead that has waited longest for its first answer came ${pluralize(hours, "hour")} ago; ${pluralize(waiting.overdue, "lead has", "leads have")} waited longer than promised.`;
  return [
    { heading: words.headings.late },
    weeksPart(
      week,
      words.untilAnswered,
      words.percentiles.map((label, index): WeekRow => {
        const last = formatHours(answerHours.last?.[index]);
        const before = formatHours(answerHours.before?.[index]);
        return {
          label,
          last,
          before,
          inWords: `${last} (the week before ${before})`,
        };
      }),
    ),
    {
      paragraph: `${pluralize(late.last, "answer")} came later than promised or not at all, ${difference(late)}. ${now}`,
    },
  ];
}

/** `4.5 hours`. */
const formatHours = (hours: number | undefined): string =>
  hours === undefined ? words.notAnswered : `${hours.toFixed(1)} hours`;

function newsletterParts(week: Monday, newsletter: WeeklyFigures["newsletter"]): Part[] {
  const { subscribed, confirmed, stopped, pending, subscribers } = newsletter;
  const rows = [
    { name: "Subscribed", ...subscribed },
    { name: "Confirmed", ...confirmed },
    { name: "Stopped", ...stopped },
  ];
  return [
    ...toList(week, words.headings.newsletter, "Addresses", rows),
    {
      paragraph: `The newsletter has ${pluralize(subscribers, "subscriber", "subscribers")}; ${pluralize(pending, "more waits", "more wait")} for confirmation.`,
    },
  ];
}

function vitalParts(week: Monday, analytics: WeeklyAnalytics | null): Part[] {
  const rows = (analytics?.vitals ?? []).filter(
    ({ last, before }) => last !== null || before !== null,
  );
  const missing =
    analytics === null
      ? words.noVitals
      : analytics.vitals === null
        ? words.unreadVitals
        : rows.length === 0
          ? words.noVitals
          : words.vitalsNote;
  return [
    { heading: words.headings.vitals },
    ...(rows.length === 0 ? [] : [weeksPart(week, "75th percentile", rows.map(vitalRow))]),
    { paragraph: missing },
  ];
}

function vitalRow({ vital, screen, last, before }: VitalRow): WeekRow {
  const format = (value: number | null) =>
    value === null
      ? words.notMeasured
      : vital === "cls"
        ? value.toFixed(3)
        : `${formatCount(Math.round(value))} ms`;
  return {
    label: `${vitalNames[vital]}, ${screenNames[screen] ?? screen}`,
    last: format(last),
    before: format(before),
    inWords: `${format(last)} (the week before ${format(before)})`,
  };
}

/** The minutes in which each part was down; only what the monitor saw counts. */
function minutesDownParts(week: Monday, days: readonly StatusDay[] | null): Part[] {
  const measured = (from: Monday) =>
    (days ?? []).flatMap(({ date, minutesDown }) =>
      date >= from && date < addDays(from, 7) && minutesDown !== null ? [minutesDown] : [],
    );
  const [last, before] = [measured(week), measured(addDays(week, -7))];
  if (last.length + before.length === 0) {
    return [{ heading: words.headings.status }, { paragraph: words.noStatus }];
  }
  const rows = statusParts.map((part): WeekRow => {
    const sum = (all: typeof last) =>
      all.length === 0
        ? words.notMeasured
        : formatCount(all.reduce((total, minutes) => total + minutes[part], 0));
    return {
      label: statusNames[part],
      last: sum(last),
      before: sum(before),
      inWords: `${sum(last)} (the week before ${sum(before)})`,
    };
  });
  return [
    { heading: words.headings.status },
    weeksPart(week, "Part of the site", rows),
    {
      paragraph: `The monitor ran on ${pluralize(last.length, "day")} of the week and on ${before.length} of the week before.`,
    },
  ];
}
