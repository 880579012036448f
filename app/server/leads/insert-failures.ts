import { monitor } from "../../config/monitoring.ts";
import { isAlertDue } from "../environment/alert-due.ts";
import type { Environment } from "../environment/environment.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import type { Log } from "../environment/log.ts";

/** Of each code, the times of the last failed inserts of this isolate; milliseconds since 1970. */
const failuresOf = isolateMemory(() => new Map<string, readonly number[]>());

/**
 * Counts a first insert that failed for no fault of the visitor, who saw success. Several with the same
 * code are an alert, once an hour for each code; a single lead that waits too long is reported by the
 * monitor.
 */
export function countInsertFailure(code: string, environment: Environment, log: Log): void {
  const now = Date.now();
  const failures = failuresOf(environment);
  const { count, windowMs } = monitor.equalFailures;
  const recent = [...(failures.get(code) ?? []), now]
    .filter((at) => now - at <= windowMs)
    .slice(-count);
  failures.set(code, recent);
  if (recent.length === count && isAlertDue(`lead.inserts_failing ${code}`, environment)) {
    log.error("lead.inserts_failing", { alert: true, code });
  }
}
