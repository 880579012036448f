import type { Milestone } from "../milestones.ts";

/** A phase at its place on the axis: years since the first one, with fractions. */
export type Phase = {
  name: string;
  text: string;
  /** For display: `2020–2022`. */
  label: string;
  state: "done" | "current" | "begun" | "planned";
  from: number;
  /** Its planned end; the end of the axis where it has none. */
  to: number;
  /** Filled from its beginning to here. */
  filledTo: number;
  /** Its planned end has passed, and it goes on. */
  runsOn: boolean;
};

type Timeline<Goal> = {
  firstYear: number;
  /** Length of the axis. */
  years: number;
  today: number;
  phases: readonly Phase[];
  goals: readonly (Goal & { state: "reached" | "next" | "ahead" })[];
};

/** A date as a year with its fraction, in UTC. */
function toYear(date: Date): number {
  const year = date.getUTCFullYear();
  const begin = Date.UTC(year, 0);
  return year + (date.getTime() - begin) / (Date.UTC(year + 1, 0) - begin);
}

/** The axis goes on for at least this long after the current date. */
const yearsAhead = 2;

/**
 * The company's phases by the calendar: drawn where they were planned, filled to the current date.
 *
 * @param milestones in order
 * @param goals in order; a goal is reached when its year is over
 */
export function createTimeline<Goal extends { year: number }>(
  milestones: readonly Milestone[],
  goals: readonly Goal[],
  date: Date,
): Timeline<Goal> {
  const firstYear = milestones[0]?.from ?? 0;
  const today = toYear(date) - firstYear;
  const lastYears = [
    ...goals.map(({ year }) => year),
    ...milestones.map(({ from, to }) => to ?? from),
  ];
  const years = Math.max(Math.max(...lastYears) + 1 - firstYear, Math.ceil(today) + yearsAhead);
  const phases = milestones.map((milestone): Phase => {
    const { name, text, from: first, to: last } = milestone;
    const from = first - firstYear;
    const to = last === undefined ? years : last + 1 - firstYear;
    const isOver = last !== undefined && today >= to;
    const state = milestone.current
      ? "current"
      : isOver
        ? "done"
        : today >= from
          ? "begun"
          : "planned";
    return {
      name,
      text,
      label: last === undefined ? `${first}+` : `${first}–${last}`,
      state,
      from,
      to,
      filledTo: state === "planned" ? from : state === "done" ? to : today,
      runsOn: state === "current" && isOver,
    };
  });
  const next = goals.find(({ year }) => year + 1 - firstYear > today)?.year ?? Infinity;
  return {
    firstYear,
    years,
    today,
    phases,
    goals: goals.map((goal) => ({
      ...goal,
      state: goal.year < next ? "reached" : goal.year === next ? "next" : "ahead",
    })),
  };
}
