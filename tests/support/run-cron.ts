import type { SiteServer } from "../../scripts/lib/site-server.ts";

/** A Tuesday. On Mondays the trigger also queues the weekly report, a mail that a test would count. */
export const tuesday = Date.parse("2026-12-01T12:00:00Z");

/**
 * Runs the cron trigger as `wrangler.toml` does every five minutes.
 *
 * @param at what the run takes for its time, in milliseconds since 1970
 */
export async function runCron({ miniflare }: SiteServer, at: number): Promise<void> {
  const worker = await miniflare.getWorker();
  const run = await worker.scheduled({ scheduledTime: new Date(at), cron: "*/5 * * * *" });
  if (run.outcome !== "ok") throw new Error(`the cron trigger ended with ${run.outcome}`);
}
