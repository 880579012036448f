import type * as z from "zod/mini";

import { healthChecks } from "../../config/monitoring.ts";
import type { Environment } from "../environment/environment.ts";
import { anonymousClient } from "./supabase.ts";

/**
 * Calls a function of the database that gives numbers about all leads together. The anonymous key may
 * read nothing else of leads (supabase/migrations).
 *
 * @returns null without a usable answer; never throws
 */
export async function readNumbers<Numbers>(
  name: "lead_promise" | "first_answer_hours" | "unsent_notifications" | "subscription_counts",
  schema: z.ZodMiniType<Numbers>,
  { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey }: Environment,
): Promise<Numbers | null> {
  if (url === null || anonKey === null) return null;
  try {
    const client = anonymousClient(url, anonKey, healthChecks.timeoutMs);
    const { data, error } = await client.rpc(name);
    return error === null ? schema.parse(data) : null;
  } catch {
    // Another check of the monitor reports that the database does not answer.
    return null;
  }
}
