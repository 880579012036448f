import { formatDate, formatDay } from "../lib/format.ts";
import { wallTime } from "../lib/zoned-time.ts";
import type { SitePath } from "./paths.ts";
import { officeTimeZone } from "./office.ts";
import { policy } from "./site.ts";
import { deletedOnDay, trialDays, type TrialPlace } from "./trial.ts";

/** What to do in a trial, how long it takes, and where it is described. */
type TrialTask = { title: string; takes: string; link: string; href: SitePath };

type TrialDays = {
  /** What is kept after the last day. */
  kept: string;
  /** @param firstDay the first day on which the trial can begin, as a wall time */
  dates: (firstDay: number) => string;
  title: string;
  tasks: readonly TrialTask[];
  meanwhile: { link: string; after: string; href: SitePath };
};

const dayMs = 86_400_000;

/** The date of a day of the trial, of which the first one is 1. */
const dateOf = (firstDay: number, day: number) =>
  new Date(firstDay + (day - 1) * dayMs).toISOString();

/** How the days of a trial go, in receipts and mails. */
export const trialDaysOf: Record<TrialPlace, TrialDays> = {
  ours: {
    kept: `${policy.accountGraceDays} days: kept, so that you can export`,
    dates: (firstDay) =>
      `Day 1 is the day you sign in. If that is ${formatDay(dateOf(firstDay, 1))}, the trial ends on ${formatDay(dateOf(firstDay, trialDays))} and its data is deleted on ${formatDate(dateOf(firstDay, deletedOnDay))}.`,
    title: "Three first tasks",
    tasks: [
      {
        title: "Ask for a first answer",
        takes: "5 min",
        link: "Quickstart, step 3",
        href: "/quickstart#step-3",
      },
      {
        title: "Write the rule that refuses",
        takes: "15 min",
        link: "Quickstart, step 4",
        href: "/quickstart#step-4",
      },
      {
        title: "Find both in the log",
        takes: "5 min",
        link: "Trust, section 1",
        href: "/trust#crossings",
      },
    ],
    meanwhile: { link: "Follow one request", after: ", stop by stop", href: "/#console" },
  },
  yours: {
    kept: `${policy.accountGraceDays} days: your account with us is kept`,
    dates: () =>
      `Day 1 is the day your own machine first answers. The engineer sets it with you; nothing counts before. What you built stays with you after day ${trialDays}.`,
    title: "What happens on your machines",
    tasks: [
      {
        title: "The engineer asks for five facts",
        takes: "by mail",
        link: "Hardware, Quickstart",
        href: "/quickstart#hardware",
      },
      {
        title: "One hour together, on a call",
        takes: "Mon-Fri",
        link: "Your keys, Trust 1",
        href: "/trust#crossings",
      },
      {
        title: "First answer on your machine",
        takes: "day 1",
        link: "Quickstart, step 3",
        href: "/quickstart#step-3",
      },
    ],
    meanwhile: { link: "Eight documents", after: ", no form", href: "/trust#documents" },
  },
};

/** Words of the drawing of the days. */
export const trialDaysContent = {
  first: "day 1",
  last: `day ${trialDays}, ends by itself`,
  deleted: `day ${deletedOnDay}: deleted`,
  drawing: `${trialDays} days of trial, which end by themselves; ${policy.accountGraceDays} days later, on day ${deletedOnDay}, what is left with us is deleted.`,
  officeClosed: "the office is closed then",
  billed: "Nothing is billed when it ends.",
} as const;

/** The first day on which a trial can begin whose first step is due at a time, as a wall time. */
export const firstTrialDay = (dueAt: number, zone: string | null): number =>
  wallTime(dueAt, zone ?? officeTimeZone);
