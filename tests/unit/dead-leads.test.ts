import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createLog } from "../../app/server/environment/log.ts";
import {
  databaseOfDeadLead,
  readDeadLead,
  storeDeadLead,
  storeDeadMessage,
  toDatabaseId,
} from "../../app/server/store/dead-leads.ts";
import { readQueuedLead } from "../../app/server/store/queued-lead.ts";
import { failingKv, type KvEntries, kvNamespace } from "../support/kv-namespace.ts";
import { logLines } from "../support/log-lines.ts";
import { messageOf } from "../support/queue-message.ts";
import { queuedLead } from "../support/queued-lead.ts";

const id = "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";
const day = 24 * 3600;

let entries: KvEntries;
const logged = logLines();

beforeEach(() => {
  entries = new Map();
  // The moment at which the sample lead came in.
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") });
});
afterEach(() => void vi.useRealTimers());

const tools = (DEAD_LEADS = kvNamespace(entries) as ReturnType<typeof kvNamespace> | null) => ({
  environment: { DEAD_LEADS, SUPABASE_URL: "https://project.supabase.example" },
  log: createLog("a message"),
});

async function storedSeconds(body: unknown): Promise<number | undefined> {
  await storeDeadMessage(messageOf(body).message, "unreadable", tools());
  return [...entries.values()][0]?.expirationTtl;
}

const newsletter = "newsletter_subscriptions";
const sample = (changes: object = {}, table = "hire_me_queries") => {
  const { version, lead } = queuedLead("Northgate Clinics", id);
  return { version, lead: { table, row: { ...lead.row, ...changes } } };
};

describe("a dead lead", () => {
  test("stands under its submission id, with its reason and the database it was for", async () => {
    const { lead } = readQueuedLead(sample());
    if (lead === undefined) throw new Error("unreadable");
    expect(await storeDeadLead(lead, "23514", tools())).toBe(true);
    const stored: unknown = JSON.parse(entries.get(id)?.value ?? "null");
    expect(stored).toEqual({
      reason: "23514",
      body: sample(),
      database: "project.supabase.example",
    });
    expect(readDeadLead(stored)).toEqual({ reason: "23514", lead });
    expect(databaseOfDeadLead(stored)).toBe("project.supabase.example");
    expect(logged).toMatchObject([
      { event: "lead.dead_lettered", alert: true, key: id, reason: "23514" },
    ]);
  });

  test("names no database where the Worker had none", async () => {
    const { lead } = readQueuedLead(sample());
    if (lead === undefined) throw new Error("unreadable");
    const { environment, log } = tools();
    await storeDeadLead(lead, "unconfigured", {
      environment: { ...environment, SUPABASE_URL: null },
      log,
    });
    const stored: unknown = JSON.parse(entries.get(id)?.value ?? "null");
    expect(stored).not.toHaveProperty("database");
    expect(databaseOfDeadLead(stored)).toBeNull();
  });

  test.each([
    ["https://project.supabase.example/", "project.supabase.example"],
    ["http://127.0.0.1:54321", "127.0.0.1:54321"],
    ["no address", null],
    [null, null],
  ])("the database of %j is %j", (url, expected) => {
    expect(toDatabaseId(url)).toBe(expected);
  });

  test("that cannot be read says why", () => {
    const newer = { ...sample(), version: 9 };
    expect(readDeadLead({ reason: "23514", body: newer })).toEqual({
      problem: "written by a newer version (9)",
    });
    expect(readDeadLead({ body: sample() })).toEqual({ problem: "unreadable" });
    expect(readDeadLead(null)).toEqual({ problem: "unreadable" });
  });

  test.each([
    ["KV that fails", failingKv(), "TypeError"],
    ["no KV", null, "Error"],
  ])("with %s is an alert, and its caller hears of it", async (_, kv, error) => {
    const { lead } = readQueuedLead(sample());
    if (lead === undefined) throw new Error("unreadable");
    expect(await storeDeadLead(lead, "23514", tools(kv))).toBe(false);
    expect(logged).toMatchObject([
      { event: "lead.dead_letter_failed", alert: true, key: id, reason: "23514", error },
    ]);
  });
});

describe("a message that retries cannot help", () => {
  test("leaves the queue once KV has it, under the lead's id", async () => {
    const { message, heard } = messageOf({ version: 9, lead: { row: { submission_id: id } } });
    await storeDeadMessage(message, "unreadable", tools());
    expect([...entries.keys()]).toEqual([id]);
    expect(heard).toEqual(["ack"]);
  });

  test("stands under its own id where it names no lead", async () => {
    const { message } = messageOf("anything");
    await storeDeadMessage(message, "unreadable", tools());
    expect(JSON.parse(entries.get("message-1")?.value ?? "null")).toMatchObject({
      reason: "unreadable",
      body: "anything",
    });
  });

  test("is stored as another body, where its caller has a newer one", async () => {
    const { message } = messageOf(sample());
    await storeDeadMessage(message, "retries exhausted", tools(), { version: 2 });
    expect(JSON.parse(entries.get(id)?.value ?? "null")).toMatchObject({ body: { version: 2 } });
  });

  test("is offered to KV again after three hours while KV does not take it", async () => {
    const { message, heard } = messageOf(sample());
    await storeDeadMessage(message, "retries exhausted", tools(failingKv()));
    expect(heard).toEqual([{ delaySeconds: 3 * 3600 }]);
  });
});

// The privacy policy: "24 months after it came in", "what looked like spam, and our own tests: 90 days",
// a newsletter address "30 days if we asked you to confirm it and you did not".
describe("a dead lead is kept, from when it came in", () => {
  test.each([
    ["a lead", sample(), 730 * day],
    ["spam", sample({ status: "quarantined" }), 90 * day],
    ["a test", sample({ status: "test" }), 90 * day],
    ["an address of the newsletter", sample({}, newsletter), 30 * day],
    ["one that is to be confirmed", sample({ needs_confirmation: true }, newsletter), 30 * day],
    ["spam with one", sample({ status: "quarantined" }, newsletter), 30 * day],
    ["a test of a newer version", { ...sample({ status: "test" }), version: 99 }, 90 * day],
    ["what nobody can read", "anything", 730 * day],
    ["a lead without a time", sample({ source: { received_at: "soon" } }), 730 * day],
    ["a lead without a source", { lead: { row: {} } }, 730 * day],
  ])("%s", async (_, body, seconds) => {
    expect(await storedSeconds(body)).toBe(seconds);
  });

  test("two days less when it waited for two days", async () => {
    vi.setSystemTime(new Date("2026-11-23T10:00:00Z"));
    expect(await storedSeconds(sample())).toBe(728 * day);
  });

  test("no longer when its time is in the future, and never shorter than KV takes: a minute", async () => {
    vi.setSystemTime(new Date("2026-11-20T10:00:00Z"));
    expect(await storedSeconds(sample())).toBe(730 * day);
    entries.clear();
    vi.setSystemTime(new Date("2029-11-20T10:00:00Z"));
    expect(await storedSeconds(sample())).toBe(60);
  });
});
