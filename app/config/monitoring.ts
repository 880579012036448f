/** Health checks, the lead monitor, and what browsers report. */

const second = 1000;
const minute = 60 * second;

export const healthChecks = {
  /** Timeout of one check. */
  timeoutMs: 3 * second,
  /** How long the response of /readyz is cached. */
  memoMs: 5 * second,
} as const;

export const monitor = {
  /** How often it runs, as `wrangler.toml` says. */
  everyMinutes: 5,
  /** A lead that is queued for longer is reported. Shorter outages recover by themselves. */
  queuedMs: 10 * minute,
  /** So many first inserts that failed with the same code within this time are an alert. */
  equalFailures: { count: 3, windowMs: 10 * minute },
  /** The same problem is reported again after this. */
  repeatMs: 60 * minute,
  /** The monitor reports a promised answer that is due within this many minutes. */
  answerDueMinutes: 240,
  webhookTimeoutMs: 5 * second,
  /** The time of the last stored lead is written at most this often by one isolate. */
  storedEveryMs: minute,
  /** How long the mark of a queued lead outlives its next retry. */
  markSpareSeconds: 600,
  /** A lead that failed is reported once: its mark ends before the problem would be repeated. */
  failedMarkSeconds: 3500,
} as const;

/** Where our own script sends what a page reports of itself, and how large a report may be. */
export const pageReportPath = "/page-reports";
export const maxPageReportBytes = 2048;

/** Violations of the policy that browsers report, and errors of our script. */
export const reports = {
  /** Where browsers send violations. */
  path: "/reports",
  /** Maximum size of what one request of a browser may hold, in bytes and in reports. */
  maxBytes: 16 * 1024,
  maxPerRequest: 10,
  /** The counts of one isolate are written at most this often, and count for an hour. */
  writeEveryMs: minute,
  windowSeconds: 3600,
  /** From this many on the monitor reports them. */
  alertPerHour: 20,
} as const;

/** The weekly mail to the team. */
export const weeklyReport = {
  /** On Monday from this hour on, in UTC. */
  fromHour: 7,
  /** How many sources and pages are listed by name. */
  listed: 5,
  /** How long Analytics Engine may take for one question. */
  timeoutMs: 5 * second,
  /** The datasets of `wrangler.toml`; those of staging end in `_staging`. */
  datasets: { funnel: "aioi_funnel", vitals: "aioi_vitals" },
} as const;
