import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { type RunningSite, startRunningSite } from "../support/running-site.ts";

const daySeconds = 24 * 3600;

let running: RunningSite;

beforeAll(async () => {
  running = await startRunningSite();
});
afterAll(() => running.stop());

const daysAgo = (days: number) => new Date(Date.now() - days * daySeconds * 1000).toISOString();

const newsletter = { table: "newsletter_subscriptions" };

// The privacy policy: "24 months after it came in", "what looked like spam, and our own tests: 90 days",
// a newsletter address "30 days if you never confirm it".
test.each<[string, { table?: string; [column: string]: unknown }, number]>([
  ["a message", {}, 730],
  ["a message that came in ten days ago", { source: { received_at: daysAgo(10) } }, 720],
  ["a message with a time that is none", { source: { received_at: "yesterday" } }, 730],
  ["what looked like spam", { status: "quarantined" }, 90],
  [
    "what looked like spam ten days ago",
    { status: "quarantined", source: { received_at: daysAgo(10) } },
    80,
  ],
  ["a test", { status: "test" }, 90],
  ["a newsletter address from before mail was configured", newsletter, 30],
  ["a newsletter address that is to be confirmed", { ...newsletter, needs_confirmation: true }, 30],
  ["spam with a newsletter address", { ...newsletter, status: "quarantined" }, 30],
])("a dead lead is kept as the privacy policy says: %s", async (_, { table, ...columns }, days) => {
  const submission_id = randomUUID();
  const row = { submission_id, source: {}, status: "new", email: "maya@northgate.example" };
  const body = {
    version: 2,
    lead: { table: table ?? "hire_me_queries", row: { ...row, ...columns } },
  };
  const worker = await running.site.miniflare.getWorker();
  const sentAt = Date.now() / 1000;
  await worker.queue("aioi-leads-dead", [
    { id: randomUUID(), timestamp: new Date(), attempts: 1, body },
  ]);
  const namespace = await running.site.miniflare.getKVNamespace("DEAD_LEADS");
  const [key] = (await namespace.list({ prefix: submission_id })).keys;
  const retentionSeconds = (key?.expiration ?? 0) - sentAt;
  expect(Math.abs(retentionSeconds - days * daySeconds)).toBeLessThan(60);
});

test("a message that this version cannot read is kept as long as its columns say", async () => {
  const submission_id = randomUUID();
  const row = { submission_id, status: "test", column: "of tomorrow" };
  const body = { version: 99, lead: { table: "hire_me_queries", row } };
  const worker = await running.site.miniflare.getWorker();
  await worker.queue("aioi-leads", [
    { id: randomUUID(), timestamp: new Date(), attempts: 1, body },
    { id: "unreadable", timestamp: new Date(), attempts: 1, body: "?" },
  ]);
  const namespace = await running.site.miniflare.getKVNamespace("DEAD_LEADS");
  const daysOf = async (prefix: string) => {
    const [key] = (await namespace.list({ prefix })).keys;
    return Math.round(((key?.expiration ?? 0) - Date.now() / 1000) / daySeconds);
  };
  expect(await daysOf(submission_id)).toBe(90);
  expect(await daysOf("unreadable")).toBe(730);
});
