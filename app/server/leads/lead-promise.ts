import * as z from "zod/mini";

import { healthChecks } from "../../config/monitoring.ts";
import type { Environment } from "../ops/environment.ts";

/** Waiting times of leads; minutes in quarters of an hour, null where no lead waits. */
type LeadPromise = {
  /** How long the oldest lead waits for its first answer. */
  oldestMinutes: number | null;
  /** Minutes until the next answer is due; negative when it is overdue. */
  dueInMinutes: number | null;
  /** Leads whose answer is overdue. */
  overdue: number;
};

const promiseSchema = z.object({
  oldest_minutes: z.nullable(z.number()),
  due_in_minutes: z.nullable(z.number()),
  overdue: z.number(),
});

/**
 * Reads three numbers about all leads together from the database. The anonymous key may read nothing
 * else of leads (supabase/migrations, `lead_promise`).
 *
 * @returns null without a usable answer; never throws
 */
export async function readLeadPromise({
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: apikey,
}: Environment): Promise<LeadPromise | null> {
  if (url === null || apikey === null) return null;
  try {
    const response = await fetch(new URL("/rest/v1/rpc/lead_promise", url), {
      method: "POST",
      headers: { apikey, authorization: `Bearer ${apikey}`, "content-type": "application/json" },
      body: "{}",
      redirect: "manual",
      signal: AbortSignal.timeout(healthChecks.timeoutMs),
    });
    const { data } = promiseSchema.safeParse(await response.json());
    if (response.status !== 200 || data === undefined) return null;
    const { oldest_minutes: oldestMinutes, due_in_minutes: dueInMinutes, overdue } = data;
    return { oldestMinutes, dueInMinutes, overdue };
  } catch {
    // Another check of the monitor reports that the database does not answer.
    return null;
  }
}
