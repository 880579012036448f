import type * as z from "zod/mini";

import { healthChecks } from "../../config/monitoring.ts";
import type { Environment } from "../environment/environment.ts";
import { keyHeaders } from "./api-key.ts";

/**
 * Calls a function of the database that gives numbers about all leads together. The anonymous key may
 * read nothing else of leads (supabase/migrations).
 *
 * @returns null without a usable answer; never throws
 */
export async function readNumbers<Numbers>(
  name: string,
  schema: z.ZodMiniType<Numbers>,
  { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey }: Environment,
): Promise<Numbers | null> {
  if (url === null || anonKey === null) return null;
  try {
    const response = await fetch(new URL(`/rest/v1/rpc/${name}`, url), {
      method: "POST",
      headers: { ...keyHeaders(anonKey), "content-type": "application/json" },
      body: "{}",
      redirect: "manual",
      signal: AbortSignal.timeout(healthChecks.timeoutMs),
    });
    const { data } = schema.safeParse(await response.json());
    return response.status === 200 && data !== undefined ? data : null;
  } catch {
    // Another check of the monitor reports that the database does not answer.
    return null;
  }
}
