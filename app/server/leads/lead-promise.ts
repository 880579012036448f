import * as z from "zod/mini";

import { healthChecks } from "../../config/monitoring.ts";
import type { Environment } from "../ops/environment.ts";

/** How the promise of an answer is kept; minutes in quarters of an hour, null without such a lead. */
type LeadPromise = {
  /** How long the oldest lead waits for its first answer. */
  oldestMinutes: number | null;
  /** Until the next answer is due; negative when it is overdue. */
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
 * Asks the database for three numbers about all leads together, which is all that the anonymous key
 * may learn (supabase/migrations, `lead_promise`).
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
    // The monitor reports by another check that the database does not answer.
    return null;
  }
}
