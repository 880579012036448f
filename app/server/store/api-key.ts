import { isAlertDue } from "../environment/alert-due.ts";
import type { Environment } from "../environment/environment.ts";
import type { Log } from "../environment/log.ts";

/**
 * The headers that carry a key of Supabase. One of the older form is a JWT and also a bearer token; a
 * publishable or secret key (`sb_publishable_...`) is none, and PostgREST refuses it as one.
 */
export function keyHeaders(key: string): Record<string, string> {
  const isJwt = key.split(".").length === 3;
  return { apikey: key, ...(isJwt && { authorization: `Bearer ${key}` }) };
}

/**
 * Whether a response refuses the key itself. PostgreSQL refuses with 401 too, what the anonymous role
 * may not do, and names an SQLSTATE.
 */
export const isKeyRefused = (status: number, code: string | undefined): boolean =>
  status === 401 && !/^[0-9A-Z]{5}$/.test(code ?? "");

/** Alerts at the first refusal of the key, then once an hour in each isolate. */
export function reportRefusedKey(environment: Environment, log: Log): void {
  if (!isAlertDue("supabase.key_refused", environment)) return;
  log.error("supabase.key_refused", { alert: true, name: "SUPABASE_ANON_KEY" });
}
