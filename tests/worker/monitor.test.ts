import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type FakeWebhook, startFakeWebhook } from "../support/fake-webhook.ts";
import {
  eventually,
  getStartedSubmission,
  type RunningSite,
  send,
  startRunningSite,
} from "../support/running-site.ts";

let webhook: FakeWebhook;
let running: RunningSite;
/** The watch's clock: every test begins some days after the one before. */
let now = Date.now();

beforeAll(async () => {
  webhook = await startFakeWebhook();
  running = await startRunningSite({ variables: { ALERT_WEBHOOK_URL: webhook.url } });
});
beforeEach(async () => {
  await running.backend.set("none");
  webhook.set("well");
  await watch();
  webhook.reports.length = 0;
});
afterAll(async () => {
  await running.stop();
  webhook.stop();
});

const minutes = (count: number) => count * 60_000;

/** Runs the cron trigger so many minutes after its last run. */
async function watch(later = 5, site = running): Promise<void> {
  now += minutes(later);
  const worker = await site.site.miniflare.getWorker();
  const { outcome } = await worker.scheduled({
    scheduledTime: new Date(now),
    cron: "*/5 * * * *",
  });
  expect(outcome).toBe("ok");
}

const told = () => webhook.reports.map(({ problems }) => problems.map(({ name }) => name));

test("while all is well nobody hears anything, and the log has one line", async () => {
  const { logs } = running;
  logs.length = 0;
  await watch();
  expect(webhook.reports).toEqual([]);
  const lines = logs.filter((line) => line.includes('"event":"watch"'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ deadLeads: 0, waitingLeads: 0, problems: "" });
});

describe("Supabase down", () => {
  test("is told once in an hour, again after an hour, and once more when it is over", async () => {
    await running.backend.set("refused");
    await watch();
    expect(told()).toEqual([["supabase"]]);
    expect(webhook.reports[0]?.text).toMatch(/^https:\/\/\S+: Supabase does not answer/);
    for (let runs = 1; runs <= 11; runs += 1) await watch();
    expect(told()).toEqual([["supabase"]]);
    await watch();
    expect(told()).toEqual([["supabase"], ["supabase"]]);
    await running.backend.set("none");
    await watch();
    expect(webhook.reports[2]).toMatchObject({ problems: [], recovered: ["supabase"] });
    await watch();
    expect(webhook.reports).toHaveLength(3);
  });

  test("is told at the next run when the webhook failed, which the log says", async () => {
    await running.backend.set("error-500");
    webhook.set("fails");
    await watch();
    webhook.set("hangs");
    await watch();
    expect(webhook.reports).toEqual([]);
    const untold = running.logs.filter((line) => line.includes('"event":"monitor.alert_failed"'));
    expect(untold.length).toBeGreaterThanOrEqual(2);
    webhook.set("well");
    await watch();
    expect(told()).toEqual([["supabase"]]);
  });
});

test("a lead that waits for more than ten minutes is told, until it is stored", async () => {
  now = Date.now();
  await running.backend.set("error-500", "hire_me_queries");
  const { outcome } = await send(running.site.url, getStartedSubmission());
  expect(outcome).toEqual({ ok: true });
  const waits = () => running.logs.some((line) => line.includes('"event":"lead.retry_scheduled"'));
  await eventually(async () => (waits() ? true : undefined));
  await watch();
  expect(webhook.reports).toEqual([]);
  await watch(6);
  expect(told()).toEqual([["waiting-leads"]]);
  expect(webhook.reports[0]).toMatchObject({
    text: expect.stringMatching(/The oldest queued lead has waited 1[01] minutes\./),
    findings: { waitingLeads: 1 },
  });
  await running.backend.set("none");
  const counters = await running.site.miniflare.getKVNamespace("LEAD_LIMITS");
  await eventually(async () => {
    const { keys } = await counters.list({ prefix: "watch:waiting:" });
    return keys.length === 0 ? true : undefined;
  }, 30_000);
  await watch();
  expect(webhook.reports[1]).toMatchObject({ recovered: ["waiting-leads"] });
});

test("dead leads are told, with what to do and nothing that was typed", async () => {
  const dead = await running.site.miniflare.getKVNamespace("DEAD_LEADS");
  const key = randomUUID();
  await dead.put(
    key,
    JSON.stringify({ reason: "23514", body: { email: "maya@northgate.example" } }),
  );
  await watch();
  expect(told()).toEqual([["dead-leads"]]);
  expect(webhook.reports[0]?.text).toContain(
    "1 dead leads: mend the cause, then npm run leads:replay.",
  );
  expect(JSON.stringify(webhook.reports)).not.toContain("maya");
  await dead.delete(key);
  await watch();
  expect(webhook.reports[1]).toMatchObject({ recovered: ["dead-leads"] });
});

test("silence is told after ALERT_SILENT_HOURS", async () => {
  const quiet = await startRunningSite({
    variables: { ALERT_WEBHOOK_URL: webhook.url, ALERT_SILENT_HOURS: "12" },
  });
  try {
    now = Date.now();
    await send(quiet.site.url, getStartedSubmission());
    const counters = await quiet.site.miniflare.getKVNamespace("LEAD_LIMITS");
    await eventually(async () => (await counters.get("watch:stored")) ?? undefined);
    await watch(11 * 60, quiet);
    expect(webhook.reports).toEqual([]);
    await watch(62, quiet);
    expect(told()).toEqual([["silence"]]);
  } finally {
    await quiet.stop();
  }
});

test("without KV it still tells, once", async () => {
  const bare = await startRunningSite({
    without: "kvNamespaces",
    variables: { ALERT_WEBHOOK_URL: webhook.url },
  });
  try {
    await watch(5, bare);
    await watch(5, bare);
    expect(told()).toEqual([["kv"]]);
  } finally {
    await bare.stop();
  }
});
