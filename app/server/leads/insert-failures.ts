import { monitor } from "../../config/monitoring.ts";
import type { Environment } from "../environment/environment.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import type { Log } from "../environment/log.ts";

/** Of each code, the last failed inserts of this isolate and the last alert; milliseconds since 1970. */
const failuresOf = isolateMemory(
  () => new Map<string, { times: readonly number[]; alertedAt: number }>(),
);

/**
 * Counts a first insert that failed for no fault of the visitor, who saw success. Several with the same
 * code are an alert, once an hour for each code; a single lead that waits too long is reported by the
 * monitor.
 */
export function countInsertFailure(code: string, environment: Environment, log: Log): void {
  const now = Date.now();
  const failures = failuresOf(environment);
  const { times, alertedAt } = failures.get(code) ?? { times: [], alertedAt: 0 };
  const { count, windowMs } = monitor.equalFailures;
  const recent = [...times, now].filter((at) => now - at <= windowMs).slice(-count);
  const isAlert = recent.length === count && now - alertedAt >= monitor.repeatMs;
  failures.set(code, { times: recent, alertedAt: isAlert ? now : alertedAt });
  if (isAlert) log.error("lead.inserts_failing", { alert: true, code });
}
