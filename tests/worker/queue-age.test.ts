import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { siteForFile } from "../support/for-file.ts";
import { readRows } from "../support/rows.ts";

const hours = (count: number) => count * 3_600_000;

const running = siteForFile(() => ({ failing: ["DEAD_LEADS"] }));

const lead = (id: string) => ({
  version: 1,
  lead: {
    table: "newsletter_subscriptions",
    row: { submission_id: id, source: {}, status: "new", email: `${id}@northgate.example` },
  },
});

/** Gives a message to the Worker as the queue would after so many attempts and so much time. */
async function deliver(queue: string, body: unknown, attempts: number, ageMs: number) {
  const worker = await running.site.miniflare.getWorker();
  const timestamp = new Date(Date.now() - ageMs);
  const result = await worker.queue(queue, [{ id: "message", timestamp, attempts, body }]);
  return { isDone: result.explicitAcks.length > 0, retry: result.retryMessages[0] };
}

const events = (name: string) => running.logs.filter((line) => line.includes(`"event":"${name}"`));

// Cloudflare keeps a message for 14 days as provisioned, 4 days by default, 24 hours on the free plan,
// and tries it 100 times more at most.
test("a lead that nothing stores is a dead letter within 20 hours, long before the queue drops it", async () => {
  await running.backend.set("refused");
  const body = lead(randomUUID());
  const delays: number[] = [];
  let ageMs = 0;
  let attempts = 1;
  while (events("lead.dead_letter_failed").length === 0) {
    const { isDone, retry } = await deliver("aioi-leads", body, attempts, ageMs);
    expect(isDone).toBe(false);
    if (events("lead.dead_letter_failed").length > 0) break;
    delays.push(retry?.delaySeconds ?? 0);
    ageMs += 1000 * (retry?.delaySeconds ?? 0);
    attempts += 1;
    expect(attempts).toBeLessThan(60);
  }
  expect(delays.slice(0, 4)).toEqual([2, 4, 8, 16]);
  expect(ageMs).toBeGreaterThan(hours(18));
  expect(ageMs).toBeLessThanOrEqual(hours(20));

  // From here on KV is what fails: the lead must reach neither the hundredth retry nor the 14 days.
  const { retry } = await deliver("aioi-leads", body, attempts, ageMs);
  const untilDeadLetterQueueMs = (101 - attempts) * 1000 * (retry?.delaySeconds ?? 0);
  expect(untilDeadLetterQueueMs).toBeGreaterThan(hours(7 * 24));
  expect(ageMs + untilDeadLetterQueueMs).toBeLessThan(hours(14 * 24));

  // A message in the dead-letter queue is a new one, with 14 days and 100 retries of its own.
  const dead = await deliver("aioi-leads-dead", body, 1, 0);
  const total = 100 * 1000 * (dead.retry?.delaySeconds ?? 0);
  expect(total).toBeGreaterThan(hours(10 * 24));
  expect(total).toBeLessThan(hours(14 * 24));
});

test("a lead older than that, met for the first time after a backlog, is tried before it is given up", async () => {
  await running.backend.set("none");
  const id = randomUUID();
  expect(await deliver("aioi-leads", lead(id), 1, hours(90))).toMatchObject({ isDone: true });
  const rows = await readRows(running.supabase, "newsletter_subscriptions", { submission_id: id });
  expect(rows).toHaveLength(1);
});
