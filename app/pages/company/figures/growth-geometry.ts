import { type Milestone, yearsOf } from "../milestones.ts";

/** A milestone with its place on the rail. */
export type Phase = Milestone & {
  /** Its years as a visitor reads them. */
  label: string;
  /** Where its block begins, in years from the first one, and how many years it covers. */
  start: number;
  years: number;
  /** Which one it is, counting from 0: blocks rise in this order. */
  order: number;
};

/** The phases on a rail of whole years, and where now is, in years from the first one. */
export type Growth = { firstYear: number; years: number; now: number; phases: readonly Phase[] };

/** How much of an open phase is drawn, in years. */
const openYears = 3;

/** Now is drawn this much before the end of the current phase, in years. */
const beforeEnd = 0.1;

/**
 * @param milestones in order; a phase that begins in the last year of the one before it is drawn
 *   after that year
 * @returns what the drawings of the rail need
 */
export function growthOf(milestones: readonly Milestone[]): Growth {
  const firstYear = milestones[0]?.from ?? 0;
  let end = 0;
  const phases = milestones.map((milestone, order): Phase => {
    const start = Math.max(milestone.from - firstYear, end);
    end = milestone.to === undefined ? start + openYears : milestone.to + 1 - firstYear;
    return { ...milestone, label: yearsOf(milestone), start, years: end - start, order };
  });
  const current = phases.find(({ state }) => state === "current");
  const now = current ? current.start + current.years - beforeEnd : 0;
  return { firstYear, years: end, now, phases };
}
