import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createLeadStore } from "../../app/server/store/lead-store.ts";
import { leadDatabase } from "../../scripts/lib/lead-database.ts";
import { replay } from "../../scripts/lib/replay.ts";
import { readRows } from "../support/rows.ts";
import {
  longLimits,
  getStartedSubmission,
  type RunningSite,
  send,
  startRunningSite,
} from "../support/running-site.ts";

let running: RunningSite;

beforeAll(async () => {
  running = await startRunningSite({ limitFactor: longLimits });
});
afterAll(() => running.stop());

/** As the first Worker queued it; only the id differs. */
const message = (version: number, id: string): unknown =>
  JSON.parse(
    `{"version":${version},"lead":{"table":"hire_me_queries","row":{"submission_id":"${id}","source":{"form":"getStarted","page":"/pricing","received_at":"2026-11-21T10:00:00.000Z"},"status":"new","first_name":"Maya","last_name":"Okonjo","email":"maya@northgate.example","whatsapp_number":null,"company":"Northgate Clinics","solution":null,"selected_autopilots":[],"additional_requirements":"Get Started Request"}}}`,
  );

async function deliver(body: unknown) {
  const worker = await running.site.miniflare.getWorker();
  const timestamp = new Date();
  return worker.queue("aioi-leads", [{ id: "message", timestamp, attempts: 1, body }]);
}

const rowsOf = (id: string) => readRows(running.supabase, "hire_me_queries", { submission_id: id });

// A queued message says its version, and a Worker reads its own version and the one before.
describe("queued leads across deployments", () => {
  test("a message that lay in the queue since version 1 is stored", async () => {
    const id = randomUUID();
    const result = await deliver(message(1, id));
    expect(result.explicitAcks).toEqual(["message"]);
    expect(await rowsOf(id)).toMatchObject([
      { first_name: "Maya", company: "Northgate Clinics", status: "new" },
    ]);
  });

  test("a message of a newer Worker is a dead lead that says so, and is not lost", async () => {
    const id = randomUUID();
    const body = message(9, id);
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
});

// Pages that were opened before a deployment send what the page of that day sent.
describe("submissions across deployments", () => {
  test.each([
    ["screen and trap", { screen: { trap: "https://spam.example", filledMs: 9000 } }],
    [
      "spamSignals and honeypot",
      { spamSignals: { honeypot: "https://spam.example", filledMs: 9000 } },
    ],
  ])("the honeypot counts under the names %s", async (_, signals) => {
    const submission = { ...getStartedSubmission(), ...signals };
    expect(await send(running.site.url, submission)).toMatchObject({ status: 200 });
    expect(await rowsOf(submission.submissionId)).toMatchObject([{ status: "quarantined" }]);
  });
});
