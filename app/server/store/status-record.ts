import type { KVNamespace } from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { emptyStatus, type StatusRecord } from "../../lib/status-days.ts";

/** In the namespace of the rate limiter, beside the monitor's other keys. It never expires. */
const statusKey = "monitor:status";

const count = z.number().check(z.gte(0));
const schema = z.object({
  rows: z.array(
    z.object({
      date: z.string(),
      checks: count,
      interruptions: count,
      minutesDown: z.object({ pages: count, forms: count, articles: count }),
      causes: z.array(z.string()),
    }),
  ),
  answerHours: z.nullable(z.object({ median: count, p90: count })),
  checkedAt: z.number(),
  isDown: z.boolean(),
});

/**
 * What the monitor has recorded of the last days.
 *
 * @param store null when it is not bound
 * @returns an empty record where there is none
 * @throws whatever KV throws, and an error for a record that is malformed
 */
export async function readStatus(store: KVNamespace | null): Promise<StatusRecord> {
  const stored: unknown = await store?.get(statusKey, "json");
  return stored === null || stored === undefined ? emptyStatus : schema.parse(stored);
}

/** @throws whatever KV throws */
export async function writeStatus(store: KVNamespace, record: StatusRecord): Promise<void> {
  await store.put(statusKey, JSON.stringify(record));
}
