/** Health checks, the lead monitor and Web Vitals. */

const second = 1000;
const minute = 60 * second;

export const healthChecks = {
  /** Timeout of one check. */
  timeoutMs: 3 * second,
  /** How long the response of /readyz is cached. */
  memoMs: 5 * second,
} as const;

export const watch = {
  /** A lead that waits longer in the queue is reported. Shorter outages recover by themselves. */
  waitingMs: 10 * minute,
  /** The same problem is reported again after this. */
  repeatMs: 60 * minute,
  webhookTimeoutMs: 5 * second,
  /** The time of the last stored lead is written at most this often by one isolate. */
  storedEveryMs: minute,
  /** How long the pending mark of a lead outlives its next retry. */
  markSpareSeconds: 600,
  /** A lead that failed is reported once: its mark ends before the problem would be repeated. */
  failedMarkSeconds: 3500,
} as const;

/** Maximum size of a Web Vitals report in bytes. */
export const vitalsLimitBytes = 1024;
