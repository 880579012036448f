import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { reportsOf } from "../support/fake-receiver.ts";
import { receiverForFile, siteForFile } from "../support/for-file.ts";
import { askPostgrest, asOperator, changeRows } from "../support/rows.ts";
import { runCron } from "../support/run-cron.ts";
import {
  eventually,
  getStartedSubmission,
  type RunningSite,
  send,
  startVariant,
} from "../support/running-site.ts";

const webhook = receiverForFile();
const running = siteForFile(() => ({
  hasOwnLimits: true,
  variables: { ALERT_WEBHOOK_URL: webhook.url },
}));
/** The monitor's clock: every test begins hours after the one before. */
let now = Date.now();

beforeEach(async () => {
  await running.backend.set("none");
  webhook.set("none");
  await runMonitor(120);
  webhook.received.length = 0;
});

const minutes = (count: number) => count * 60_000;

/** Runs the cron trigger so many minutes after its last run. */
async function runMonitor(later = 5, site = running): Promise<void> {
  now += minutes(later);
  await runCron(site.site, now);
}

const reportedProblems = () =>
  reportsOf(webhook).map(({ problems }) => problems.map(({ name }) => name));

test("while all is well nothing is reported, and the log has one line", async () => {
  const { logs } = running;
  logs.length = 0;
  await runMonitor();
  expect(reportsOf(webhook)).toEqual([]);
  const lines = logs.filter((line) => line.includes('"event":"monitor.completed"'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ deadLeads: 0, queuedLeads: 0, problems: "" });
});

describe("Supabase down", () => {
  test("is reported once in an hour, again after an hour, and once more when it is over", async () => {
    await running.backend.set("refused");
    await runMonitor();
    expect(reportedProblems()).toEqual([["supabase"]]);
    expect(reportsOf(webhook)[0]?.text).toMatch(
      /^https:\/\/\S+ \(local\): Supabase does not answer/,
    );
    for (let runs = 1; runs <= 11; runs += 1) await runMonitor();
    expect(reportedProblems()).toEqual([["supabase"]]);
    await runMonitor();
    expect(reportedProblems()).toEqual([["supabase"], ["supabase"]]);
    await running.backend.set("none");
    await runMonitor();
    expect(reportsOf(webhook)[2]).toMatchObject({ problems: [], recovered: ["supabase"] });
    await runMonitor();
    expect(reportsOf(webhook)).toHaveLength(3);
  });

  test("is reported at the next run when the webhook failed, which the log says", async () => {
    await running.backend.set("error-500");
    webhook.set("error-500");
    await runMonitor();
    webhook.set("hang");
    await runMonitor();
    expect(reportsOf(webhook)).toEqual([]);
    const failedAlerts = running.logs.filter((line) =>
      line.includes('"event":"monitor.alert_failed"'),
    );
    expect(failedAlerts.length).toBeGreaterThanOrEqual(2);
    webhook.set("none");
    await runMonitor();
    expect(reportedProblems()).toEqual([["supabase"]]);
  });
});

test("a problem that comes and goes is reported once an hour, and its end once", async () => {
  const flap = async () => {
    await running.backend.set("refused");
    await runMonitor();
    await running.backend.set("none");
    await runMonitor();
  };
  await flap();
  expect(reportsOf(webhook)).toMatchObject([
    { problems: [{ name: "supabase" }], recovered: [] },
    { problems: [], recovered: ["supabase"] },
  ]);
  for (let runs = 0; runs < 4; runs += 1) await flap();
  // It comes back and stays: reported an hour after the first report, with its own beginning.
  await running.backend.set("refused");
  await runMonitor(5);
  const since = new Date(now).toISOString();
  await runMonitor(5);
  expect(reportsOf(webhook)).toHaveLength(2);
  await runMonitor(5);
  expect(reportsOf(webhook)[2]).toMatchObject({
    problems: [{ name: "supabase", since }],
    recovered: [],
  });
});

test("a lead that waits for more than ten minutes is reported, until it is stored", async () => {
  now = Date.now();
  await running.backend.set("error-500", "hire_me_queries");
  const { result } = await send(running.site.url, getStartedSubmission());
  expect(result).toEqual({ ok: true });
  const waits = () => running.logs.some((line) => line.includes('"event":"lead.retry_scheduled"'));
  await eventually(waits);
  await runMonitor();
  expect(reportsOf(webhook)).toEqual([]);
  await runMonitor(6);
  expect(reportedProblems()).toEqual([["queued-leads"]]);
  expect(reportsOf(webhook)[0]).toMatchObject({
    text: expect.stringMatching(/The oldest queued lead has waited 1[01] minutes\./),
    findings: { queuedLeads: 1 },
  });
  await running.backend.set("none");
  const counters = await running.site.miniflare.getKVNamespace("LEAD_LIMITS");
  await eventually(async () => {
    const { keys } = await counters.list({ prefix: "monitor:queued:" });
    return keys.length === 0;
  });
  await runMonitor();
  expect(reportsOf(webhook)[1]).toMatchObject({ recovered: ["queued-leads"] });
});

test("dead leads are reported, with what to do and nothing that was typed", async () => {
  const dead = await running.site.miniflare.getKVNamespace("DEAD_LEADS");
  const key = randomUUID();
  await dead.put(
    key,
    JSON.stringify({ reason: "23514", body: { email: "maya@northgate.example" } }),
  );
  await runMonitor();
  expect(reportedProblems()).toEqual([["dead-leads"]]);
  expect(reportsOf(webhook)[0]?.text).toContain(
    "1 dead leads: fix the cause, then npm run leads:replay.",
  );
  expect(JSON.stringify(reportsOf(webhook))).not.toContain("maya");
  await dead.delete(key);
  await runMonitor();
  expect(reportsOf(webhook)[1]).toMatchObject({ recovered: ["dead-leads"] });
});

test("notifications that were given up, or whose message is gone, are reported until they are released", async () => {
  const ask = (method: string, path: string, body: object) =>
    asOperator(running.supabase, method, path, body);
  const leads = [1, 2, 3].map(() => getStartedSubmission());
  for (const lead of leads) await send(running.site.url, lead);
  const [failed, vanished, inFlight] = leads.map(({ submissionId }) => ({
    lead_table: "hire_me_queries",
    submission_id: submissionId,
    receiver: "email",
    owner: randomUUID(),
  }));
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  for (const row of [
    { ...failed, failed_at: at(1) },
    { ...vanished, is_open: true, claimed_at: at(25) },
    { ...inFlight, is_open: true, claimed_at: at(19) },
  ]) {
    await ask("POST", "lead_notifications", row);
  }
  await runMonitor();
  expect(reportsOf(webhook)).toMatchObject([
    {
      problems: [
        {
          name: "unsent-notifications",
          message:
            "1 notifications of leads were given up, and 1 lost their message: fix the receiver, then release them (docs/notifications.md).",
        },
      ],
      findings: { failedNotifications: 1, vanishedNotifications: 1 },
    },
  ]);
  // Unknown is not over.
  await running.backend.set("error-500", "unsent_notifications");
  await runMonitor();
  await running.backend.set("none");
  expect(reportsOf(webhook)).toHaveLength(1);
  await ask("PATCH", "lead_notifications?owner=not.is.null", { owner: null });
  await runMonitor();
  expect(reportsOf(webhook)[1]).toMatchObject({ recovered: ["unsent-notifications"] });
});

describe("'reply within 24 hours'", () => {
  // The database has a clock of its own: a lead that came in so long ago.
  const insertLead = async (hoursAgo: number) => {
    const { url, anonKey } = running.supabase;
    const received_at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
    const person = { first_name: "Maya", last_name: "Okonjo", company: "Northgate Clinics" };
    const email = `${randomUUID()}@northgate.example`;
    const row = { ...person, email, source: { received_at } };
    const response = await askPostgrest(url, anonKey, "POST", "hire_me_queries", row);
    expect(response.status).toBe(201);
    return email;
  };
  const answerLead = (email: string) =>
    changeRows(running.supabase, `hire_me_queries?email=eq.${email}`, { status: "contacted" });

  test("is reported before it breaks, when it is broken, and until somebody has answered", async () => {
    const early = await insertLead(19);
    await runMonitor();
    expect(reportsOf(webhook)).toEqual([]);
    const due = await insertLead(21);
    await runMonitor();
    expect(reportedProblems()).toEqual([["late-leads"]]);
    expect(reportsOf(webhook)[0]).toMatchObject({
      text: expect.stringMatching(
        /An answer is due in 1[68][05] minutes; a lead has waited 21 hours/,
      ),
      findings: { overdueLeads: 0, oldestUncontactedMinutes: 1260 },
    });
    const late = await insertLead(25);
    await runMonitor(60);
    expect(reportsOf(webhook)[1]).toMatchObject({
      text: expect.stringContaining("1 leads have waited longer than promised."),
      findings: { overdueLeads: 1, oldestUncontactedMinutes: 1500 },
    });
    for (const email of [early, due, late]) await answerLead(email);
    await runMonitor();
    expect(reportsOf(webhook)[2]).toMatchObject({ recovered: ["late-leads"] });
    expect(JSON.stringify(reportsOf(webhook))).not.toContain("northgate");
  });

  test("is not over while the database cannot be asked", async () => {
    const late = await insertLead(25);
    await runMonitor();
    expect(reportedProblems()).toEqual([["late-leads"]]);
    await running.backend.set("error-500");
    await runMonitor();
    expect(reportsOf(webhook)[1]).toMatchObject({
      problems: [{ name: "supabase" }],
      recovered: [],
    });
    await running.backend.set("none");
    await runMonitor();
    expect(reportsOf(webhook)[2]).toMatchObject({ problems: [], recovered: ["supabase"] });
    await answerLead(late);
    await runMonitor();
    expect(reportsOf(webhook)[3]).toMatchObject({ recovered: ["late-leads"] });
  });
});

describe("silence", () => {
  const smokeKey = "0123456789abcdef0123456789abcdef";
  let quiet: RunningSite;
  beforeAll(async () => {
    const site = await startVariant(running, {
      variables: {
        ALERT_WEBHOOK_URL: webhook.url,
        ALERT_SILENT_HOURS: "12",
        SMOKE_KEY: smokeKey,
      },
    });
    quiet = { ...running, site };
  });
  afterAll(() => quiet.site.stop());

  const storedLeads = () => quiet.logs.filter((line) => line.includes('"event":"lead.stored"'));

  test("before the first lead counts from the monitor's first run", async () => {
    now = Date.now() - minutes(13 * 60);
    await runMonitor(0, quiet);
    await runMonitor(11 * 60, quiet);
    expect(reportsOf(webhook)).toEqual([]);
    await runMonitor(62, quiet);
    expect(reportedProblems()).toEqual([["silence"]]);
    expect(reportsOf(webhook)[0]?.text).toContain("No lead was stored for 12 hours.");
  });

  test("is not ended by a lead of the smoke test or of a program, but by a customer's", async () => {
    now = Date.now();
    const { url } = quiet.site;
    const before = storedLeads().length;
    await send(url, getStartedSubmission(), { "x-smoke-key": smokeKey });
    const trapped = { ...getStartedSubmission(), spamSignals: { honeypot: "http://spam.example" } };
    await send(url, trapped);
    await eventually(() => storedLeads().length === before + 2);
    // What is written behind the answer too.
    await quiet.site.settle();
    await runMonitor(0, quiet);
    expect(reportsOf(webhook).flatMap(({ recovered }) => recovered)).toEqual([]);

    await send(url, getStartedSubmission());
    await eventually(async () => {
      await runMonitor(0, quiet);
      return reportsOf(webhook).some(({ recovered }) => recovered.includes("silence"));
    });
  });

  test("is reported ALERT_SILENT_HOURS after the last customer's lead", async () => {
    now = Date.now();
    await runMonitor(11 * 60, quiet);
    expect(reportsOf(webhook)).toEqual([]);
    await runMonitor(62, quiet);
    expect(reportedProblems()).toEqual([["silence"]]);
  });
});

test("without KV it still tells, once", async () => {
  const site = await startVariant(running, {
    without: "kvNamespaces",
    variables: { ALERT_WEBHOOK_URL: webhook.url },
  });
  try {
    await runMonitor(5, { ...running, site });
    await runMonitor(5, { ...running, site });
    expect(reportedProblems()).toEqual([["kv"]]);
  } finally {
    await site.stop();
  }
});
