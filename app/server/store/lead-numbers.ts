import * as z from "zod/mini";

import { healthChecks } from "../../config/monitoring.ts";
import type { AnswerHours } from "../../lib/status-days.ts";
import type { Environment } from "../environment/environment.ts";
import { configuredClient } from "./supabase.ts";

/**
 * Calls a function of the database that gives numbers about all leads together. The anonymous key may
 * read nothing else of leads (supabase/migrations).
 *
 * @returns null without a usable answer; never throws
 */
async function readNumbers<Numbers>(
  name: "lead_promise" | "first_answer_hours" | "unsent_notifications",
  schema: z.ZodMiniType<Numbers>,
  environment: Environment,
): Promise<Numbers | null> {
  const client = configuredClient(environment, healthChecks.timeoutMs);
  if (client === null) return null;
  try {
    const { data, error } = await client.rpc(name);
    return error === null ? schema.parse(data) : null;
  } catch {
    // Another check of the monitor reports that the database does not answer.
    return null;
  }
}

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

const unsentSchema = z.object({
  /** Notifications that were given up after the last try. */
  failed: z.number(),
  /** Notifications whose message is gone without a word. */
  vanished: z.number(),
});

/**
 * Counts the notifications that no message carries any more and no receiver got.
 *
 * @returns null without a usable answer; never throws
 */
export const readUnsentNotifications = (environment: Environment) =>
  readNumbers("unsent_notifications", unsentSchema, environment);
