import { describe, expect, test } from "vitest";

import { readEnvironment } from "../../app/server/environment/environment.ts";
import {
  readAnswerHours,
  readLeadPromise,
  readUnsentNotifications,
} from "../../app/server/store/lead-numbers.ts";
import { readStatus, writeStatus } from "../../app/server/store/status-record.ts";
import { emptyStatus } from "../../app/lib/status-days.ts";
import { localService } from "../support/local-service.ts";
import { failingKv, type KvEntries, kvNamespace } from "../support/kv-namespace.ts";

const database = localService(() => ({ body: "{}" }));

const site = (variables: object = {}) =>
  readEnvironment(
    { SUPABASE_URL: database.url, SUPABASE_ANON_KEY: "anon", ...variables },
    () => undefined,
  );
const says = (numbers: unknown, status = 200) => {
  database.respond = () => ({ status, body: JSON.stringify(numbers) });
};

const promise = { oldest_minutes: 90, due_in_minutes: -15, overdue: 1 };

describe("the numbers about all leads together", () => {
  test("are read by a post without parameters, as the anonymous visitor", async () => {
    says(promise);
    expect(await readLeadPromise(site())).toEqual(promise);
    expect(database.asked).toMatchObject([
      {
        method: "POST",
        path: "/rest/v1/rpc/lead_promise",
        body: "{}",
        headers: { apikey: "anon", "content-type": "application/json" },
      },
    ]);
  });

  test("have no times where no lead waits", async () => {
    const none = { oldest_minutes: null, due_in_minutes: null, overdue: 0 };
    says(none);
    expect(await readLeadPromise(site())).toEqual(none);
  });

  test("the first answers: median and 90th percentile, or that too few have one", async () => {
    says({ median: 3.5, p90: 20 });
    expect(await readAnswerHours(site())).toEqual({ median: 3.5, p90: 20 });
    expect(database.asked[0]?.path).toBe("/rest/v1/rpc/first_answer_hours");
    for (const few of [
      { median: null, p90: null },
      { median: 3.5, p90: null },
      { median: null, p90: 20 },
    ]) {
      says(few);
      expect(await readAnswerHours(site()), JSON.stringify(few)).toBeNull();
    }
  });

  test("notifications that nobody carries any more", async () => {
    says({ failed: 2, vanished: 1 });
    expect(await readUnsentNotifications(site())).toEqual({ failed: 2, vanished: 1 });
    expect(database.asked[0]?.path).toBe("/rest/v1/rpc/unsent_notifications");
  });

  test.each([
    ["an error", { status: 500, body: JSON.stringify(promise) }],
    ["something else", { body: JSON.stringify({ ...promise, overdue: "many" }) }],
    ["a page", { body: "<html>" }],
    ["a redirect", { status: 302, headers: { location: "/" }, body: JSON.stringify(promise) }],
  ])("are unknown when the database answers with %s", async (_, response) => {
    database.respond = () => response;
    expect(await readLeadPromise(site())).toBeNull();
    expect(await readAnswerHours(site())).toBeUndefined();
    expect(await readUnsentNotifications(site())).toBeNull();
  });

  test("are unknown without a database, and nobody is asked", async () => {
    says(promise);
    expect(await readLeadPromise(site({ SUPABASE_URL: undefined }))).toBeNull();
    expect(await readLeadPromise(site({ SUPABASE_ANON_KEY: undefined }))).toBeNull();
    expect(database.asked).toEqual([]);
  });
});

describe("the record of the status page", () => {
  const record = {
    ...emptyStatus,
    rows: [
      {
        date: "2026-11-25",
        checks: 288,
        interruptions: 1,
        minutesDown: { pages: 0, forms: 5, articles: 0 },
        causes: ["The database did not answer."],
      },
    ],
    answerHours: { median: 3, p90: 20 },
    checkedAt: 1_795_554_754_000,
  };

  test("is read as it was written, and never expires", async () => {
    const entries: KvEntries = new Map();
    await writeStatus(kvNamespace(entries), record);
    expect(await readStatus(kvNamespace(entries))).toEqual(record);
    expect([...entries]).toEqual([["monitor:status", { value: JSON.stringify(record) }]]);
  });

  test("is empty before the first, and where no KV is bound", async () => {
    expect(await readStatus(kvNamespace(new Map()))).toEqual(emptyStatus);
    expect(await readStatus(null)).toEqual(emptyStatus);
  });

  test.each([
    ["is malformed", { ...record, rows: [{ date: "2026-11-25" }] }],
    ["has a negative count", { ...record, answerHours: { median: -1, p90: 1 } }],
  ])("that %s is an error, as KV that fails is", async (_, value) => {
    const entries: KvEntries = new Map([["monitor:status", { value: JSON.stringify(value) }]]);
    await expect(readStatus(kvNamespace(entries))).rejects.toThrow(/invalid|expected|too/i);
    await expect(readStatus(failingKv())).rejects.toThrow("KV is down");
  });
});
