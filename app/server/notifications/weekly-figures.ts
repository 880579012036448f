import * as z from "zod/mini";

/** A number of the week, and of the week before. */
const pair = z.object({ last: z.number(), before: z.number() });
export type Pair = z.infer<typeof pair>;

const named = z.object({ name: z.string(), last: z.number(), before: z.number() });
export type Named = z.infer<typeof named>;

const percentiles = z.nullable(z.tuple([z.number(), z.number()]));

/** What `weekly_figures` of the database returns: counts only (supabase/migrations). */
export const weeklyFigures = z.object({
  /** Leads by form. The newsletter is not among them, nor what is counted apart. */
  kinds: z.array(named),
  /** The same by source, those with most. */
  sources: z.array(named),
  /** The same by path; a visitor's browser names it. */
  pages: z.array(named),
  /** The same by how far they came: stored, notified, contacted, qualified, won. */
  steps: z.array(named),
  apart: z.object({ test: pair, quarantined: pair, spam: pair }),
  /** Leads that were answered later than promised, or not at all, by when the answer was due. */
  late: pair,
  /** Hours until the week's leads were first answered: median and 90th percentile; null without one. */
  answer_hours: z.object({ last: percentiles, before: percentiles }),
  /** At present (`lead_promise`). */
  waiting: z.object({ oldest_minutes: z.nullable(z.number()), overdue: z.number() }),
  newsletter: z.object({
    subscribed: pair,
    confirmed: pair,
    stopped: pair,
    /** At present: addresses that may still be confirmed, and those that get issues. */
    pending: z.number(),
    subscribers: z.number(),
  }),
});
export type WeeklyFigures = z.infer<typeof weeklyFigures>;
