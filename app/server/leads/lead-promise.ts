import * as z from "zod/mini";

import type { AnswerHours } from "../../lib/status-days.ts";
import type { Environment } from "../environment/environment.ts";
import { readNumbers } from "../store/read-numbers.ts";

/** Waiting times of leads; minutes in quarters of an hour, null where no lead waits. */
const promiseSchema = z.object({
  /** How long the oldest lead waits for its first answer. */
  oldest_minutes: z.nullable(z.number()),
  /** Minutes until the next answer is due; negative when it is overdue. */
  due_in_minutes: z.nullable(z.number()),
  /** Leads whose answer is overdue. */
  overdue: z.number(),
});

/**
 * Reads three numbers about all leads together from the database (`lead_promise`).
 *
 * @returns null without a usable answer; never throws
 */
export const readLeadPromise = (environment: Environment) =>
  readNumbers("lead_promise", promiseSchema, environment);

const answerHoursSchema = z.object({ median: z.nullable(z.number()), p90: z.nullable(z.number()) });

/**
 * Reads how long the first answers took in the last 90 days (`first_answer_hours`).
 *
 * @returns null where too few leads have one, undefined without a usable answer; never throws
 */
export async function readAnswerHours(
  environment: Environment,
): Promise<AnswerHours | null | undefined> {
  const numbers = await readNumbers("first_answer_hours", answerHoursSchema, environment);
  if (numbers === null) return undefined;
  const { median, p90 } = numbers;
  return median === null || p90 === null ? null : { median, p90 };
}
