import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { createLeadStore } from "../../app/server/store/lead-store.ts";
import { leadDatabase } from "../../scripts/lib/lead-database.ts";
import { replay } from "../../scripts/lib/replay.ts";
import { queuedLead } from "../support/queued-lead.ts";
import { readRows } from "../support/rows.ts";
import { longLimits, type RunningSite, startRunningSite } from "../support/running-site.ts";

let running: RunningSite;

beforeAll(async () => {
  running = await startRunningSite({ limitFactor: longLimits });
});
afterAll(() => running.stop());

async function deliver(body: unknown) {
  const worker = await running.site.miniflare.getWorker();
  const timestamp = new Date();
  return worker.queue("aioi-leads", [{ id: "message", timestamp, attempts: 1, body }]);
}

const rowsOf = (id: string) => readRows(running.supabase, "hire_me_queries", { submission_id: id });

// A queued message says its version, and a Worker reads its own version and those that have an upgrade.
test("a message of a newer Worker is a dead lead that says so, and is not lost", async () => {
  const id = randomUUID();
  const body = { ...queuedLead("Northgate Clinics", id), version: 9 };
  const result = await deliver(body);
  expect(result.explicitAcks).toEqual(["message"]);
  expect(await rowsOf(id)).toEqual([]);
  const namespace = await running.site.miniflare.getKVNamespace("DEAD_LEADS");
  const entry = await namespace.get(id, "text");
  const { host: database } = new URL(running.backend.url);
  const reason = "written by a newer version (9)";
  expect(JSON.parse(entry ?? "null")).toEqual({ reason, body, database });

  // `npm run leads:replay` of this version leaves it to the newer one.
  const entries = new Map<string, string | null>([[id, entry]]);
  const lines: string[] = [];
  const counts = await replay(
    {
      name: "DEAD_LEADS",
      keys: () => Promise.resolve([...entries.keys()]),
      get: (key) => Promise.resolve(entries.get(key) ?? null),
      remove: (key) => Promise.resolve(void entries.delete(key)),
      close: () => Promise.resolve(),
    },
    createLeadStore(running.backend.url, running.supabase.anonKey, 4000),
    leadDatabase(running.backend.url, { isLocal: true, from: [] }),
    (line) => lines.push(line),
  );
  expect(counts).toEqual({ stored: 0, duplicate: 0, kept: 1, foreign: [] });
  expect(lines).toEqual([`${id}  kept: written by a newer version (9)`]);
  expect(entries.has(id)).toBe(true);
});
