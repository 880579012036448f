import type { Message } from "@cloudflare/workers-types";
import { beforeEach, describe, expect, test } from "vitest";

import { type Environment, readEnvironment } from "../../app/server/environment/environment.ts";
import { createLog } from "../../app/server/environment/log.ts";
import {
  clearQueued,
  markFailed,
  markQueued,
  markStored,
  readLeadStatus,
  startSilence,
} from "../../app/server/leads/lead-status.ts";
import type { LeadRow } from "../../app/server/store/lead-rows.ts";
import { failingKv, type KvEntries, kvNamespace } from "../support/kv-namespace.ts";
import { logLines } from "../support/log-lines.ts";
import { queuedLead } from "../support/queued-lead.ts";

const log = createLog("a message");
const minute = 60_000;
const now = Date.parse("2026-11-24T10:00:00Z");

let entries: KvEntries;
let kv: ReturnType<typeof kvNamespace>;
const warned = logLines();

beforeEach(() => {
  entries = new Map();
  kv = kvNamespace(entries);
});

const message = (id: string, waited = 0, attempts = 1) =>
  ({ id, attempts, timestamp: new Date(now - waited) }) as Message;

describe("the marks of queued leads", () => {
  test("count, and say since when the oldest waits", async () => {
    await markQueued(kv, message("one", 2 * minute), 2, log);
    await markQueued(kv, message("two", 5 * minute), 2, log);
    expect(await readLeadStatus(kv)).toMatchObject({ queued: 2, oldest: now - 5 * minute });
  });

  test("end ten minutes after the next try is due", async () => {
    await markQueued(kv, message("one"), 32, log);
    expect([...entries.values()]).toMatchObject([{ expirationTtl: 632 }]);
  });

  test("go when the lead leaves the queue", async () => {
    await markQueued(kv, message("one"), 2, log);
    await clearQueued(kv, message("one", 0, 2), log);
    expect(await readLeadStatus(kv)).toMatchObject({ queued: 0, oldest: null });
  });

  test("are not looked for after a first try, which leaves none", async () => {
    await clearQueued(failingKv(), message("one", 0, 1), log);
    expect(warned).toEqual([]);
    await clearQueued(failingKv(), message("one", 0, 2), log);
    expect(warned).toHaveLength(1);
  });

  test("with unreadable metadata count, but have no time", async () => {
    await markQueued(kv, message("one", minute), 2, log);
    for (const entry of entries.values()) entry.metadata = { since: "soon" };
    expect(await readLeadStatus(kv)).toMatchObject({ queued: 1, oldest: null });
  });
});

describe("the marks of leads whose visitors saw a failure", () => {
  test("count by what failed, once for each lead, for less than an hour", async () => {
    await markFailed(kv, "refused", "lead-1");
    await markFailed(kv, "refused", "lead-1");
    await markFailed(kv, "lost", "lead-2");
    await markFailed(kv, "lost", "lead-3");
    expect((await readLeadStatus(kv)).failed).toEqual({ refused: 1, lost: 2 });
    for (const { expirationTtl } of entries.values()) expect(expirationTtl).toBe(3500);
  });

  test("that KV does not take are the caller's to report", async () => {
    await expect(markFailed(failingKv(), "lost", "lead-1")).rejects.toThrow("KV is down");
    await expect(markFailed(null, "lost", "lead-1")).rejects.toThrow("LEAD_LIMITS is not bound");
  });
});

describe("the time of the last stored lead", () => {
  const leadOf = (status: string) => {
    const { table, row } = queuedLead("Northgate Clinics").lead;
    return { table, row: { ...row, status } } as LeadRow;
  };
  const environmentWith = (LEAD_LIMITS: object): Environment =>
    readEnvironment({ LEAD_LIMITS }, () => undefined);

  test("is written at most once a minute by an isolate", async () => {
    const environment = environmentWith(kv);
    await markStored(environment, leadOf("new"), now, log);
    expect(await readLeadStatus(kv)).toMatchObject({ storedAt: now });
    await markStored(environment, leadOf("new"), now + minute - 1, log);
    expect(await readLeadStatus(kv)).toMatchObject({ storedAt: now });
    await markStored(environment, leadOf("new"), now + minute, log);
    expect(await readLeadStatus(kv)).toMatchObject({ storedAt: now + minute });
  });

  test.each(["quarantined", "test"])("is not that of a lead that is %s", async (status) => {
    await markStored(environmentWith(kv), leadOf(status), now, log);
    expect(await readLeadStatus(kv)).toMatchObject({ storedAt: null });
  });

  test("begins with the monitor's first run", async () => {
    await startSilence(kv, now, log);
    expect(await readLeadStatus(kv)).toMatchObject({ storedAt: now });
  });
});

// "A mark that cannot be written must not cost a lead."
test("a mark that cannot be written is a line of the log, and no error", async () => {
  await markQueued(failingKv(), message("one"), 2, log);
  await startSilence(failingKv(), now, log);
  const line = { level: "warn", event: "lead_status.write_failed", error: "TypeError" };
  expect(warned).toMatchObject([line, line]);
});

test("without KV nothing is marked, and nothing is reported", async () => {
  await markQueued(null, message("one"), 2, log);
  await clearQueued(null, message("one", 0, 2), log);
  await startSilence(null, now, log);
  expect(warned).toEqual([]);
});
