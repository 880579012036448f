/** Numbers of the health checks, the watch over leads, and the Web Vitals. */

const second = 1000;
const minute = 60 * second;

export const healthChecks = {
  /** A part that has not answered within this counts as failed. */
  timeoutMs: 3 * second,
  /** An answer of /readyz stands this long, so that asking often costs nothing. */
  memoMs: 5 * second,
} as const;

export const watch = {
  /** A queued lead older than this is reported. Shorter outages mend themselves. */
  waitingMs: 10 * minute,
  /** The same problem is reported again after this. */
  repeatMs: 60 * minute,
  webhookTimeoutMs: 5 * second,
  /** The time of the last stored lead is written at most this often by one isolate. */
  storedEveryMs: minute,
  /** A waiting lead's mark outlives its next try by this. */
  markSpareSeconds: 600,
} as const;

/** Largest report of Web Vitals, in bytes. */
export const vitalsLimitBytes = 1024;
