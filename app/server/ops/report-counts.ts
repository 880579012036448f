import type { KVNamespace } from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { reports as limits } from "../../config/monitoring.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import type { Environment } from "../environment/environment.ts";
import { errorName, type Log } from "../environment/log.ts";

/** Reports of browsers, by kind. */
type ReportCounts = { errors: number; violations: number };

// In the namespace of the rate limiter, whose keys begin with a kind of lead.
const prefix = "monitor:reports:";

const countsSchema = z.object({ errors: z.number(), violations: z.number() });

type Unwritten = { counts: ReportCounts; writtenAt: number };

/** Counts that this isolate has not written yet, and when it wrote last. */
const unwrittenOf = isolateMemory((): Unwritten => ({
  counts: { errors: 0, violations: 0 },
  writtenAt: 0,
}));

/**
 * Counts reports for the monitor. An isolate writes at most once a minute, so that a flood of reports
 * costs few writes; what it has not written when it ends is not counted. Never throws.
 *
 * @param now milliseconds since 1970
 */
export async function countReports(
  environment: Environment,
  { errors, violations }: ReportCounts,
  now: number,
  log: Log,
): Promise<void> {
  const unwritten = unwrittenOf(environment);
  const { counts, writtenAt } = unwritten;
  const metadata = {
    errors: counts.errors + errors,
    violations: counts.violations + violations,
  };
  const isEmpty = metadata.errors + metadata.violations === 0;
  if (isEmpty || now - writtenAt < limits.writeEveryMs) {
    unwritten.counts = metadata;
    return;
  }
  unwritten.counts = { errors: 0, violations: 0 };
  unwritten.writtenAt = now;
  try {
    await environment.LEAD_LIMITS?.put(prefix + crypto.randomUUID(), "", {
      metadata,
      expirationTtl: limits.windowSeconds,
    });
  } catch (thrown) {
    log.warn("report_counts.write_failed", { error: errorName(thrown) });
  }
}

/**
 * Counts of the last hour, at most of 1000 writes.
 *
 * @throws whatever KV throws
 */
export async function readReportCounts(store: KVNamespace): Promise<ReportCounts> {
  const { keys } = await store.list({ prefix });
  const sum = { errors: 0, violations: 0 };
  for (const { metadata } of keys) {
    const counts = countsSchema.safeParse(metadata);
    if (!counts.success) continue;
    sum.errors += counts.data.errors;
    sum.violations += counts.data.violations;
  }
  return sum;
}

/** Problems for the monitor, by name, with a sentence for a person. */
export function reportProblems({ errors, violations }: ReportCounts): Record<string, string> {
  return {
    ...(errors >= limits.alertPerHour && {
      "client-errors": `Browsers reported ${errors} errors of our script in the last hour.`,
    }),
    ...(violations >= limits.alertPerHour && {
      "policy-violations": `Browsers reported ${violations} violations of our policy in the last hour.`,
    }),
  };
}
