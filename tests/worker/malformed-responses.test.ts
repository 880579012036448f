import { randomUUID } from "node:crypto";

import { describe, expect, test } from "vitest";

import { leadDatabase } from "../../scripts/lib/lead-database.ts";
import { replay } from "../../scripts/lib/replay.ts";
import { createLeadStore } from "../../app/server/store/lead-store.ts";
import { anonymousClient } from "../../app/server/store/supabase.ts";
import { siteForFile } from "../support/for-file.ts";
import { refusals, unusableResponses } from "../support/malformed-responses.ts";
import { exampleIf } from "../support/rehearsal.ts";
import { readRows } from "../support/rows.ts";
import { eventually, getStartedSubmission, send } from "../support/running-site.ts";

const table = "hire_me_queries";

/** One of each kind; the others are rehearsed. */
const examples = new Set([
  "100, then nothing",
  "200 empty",
  "200 HTML",
  "201 []",
  "201 cut short",
  "302",
  "400 22P02, of a trigger",
  "401 wrong key",
  "404 42P01",
  "409 23505 of another constraint",
  "503",
  "closed",
  "slow head",
  "400 22001",
  "400 23514 of a field",
]);

const running = siteForFile(() => ({ hasOwnLimits: true }));

const rowsOf = (id: string) => readRows(running.supabase, table, { submission_id: id });
const namespace = (name: string) => running.site.miniflare.getKVNamespace(name);

/** A queued lead, as the Worker writes it. */
const queued = (id: string) => ({
  version: 1,
  lead: {
    table,
    row: {
      submission_id: id,
      source: { form: "getStarted" },
      status: "new",
      first_name: "Maya",
      last_name: "Okonjo",
      email: "maya@northgate.example",
      whatsapp_number: null,
      company: "Northgate",
      solution: null,
      selected_autopilots: [],
      additional_requirements: "Get Started Request",
    },
  },
});

/**
 * Gives one queued lead to the Worker's consumer, as the queue would.
 *
 * @param hours since it was queued
 */
async function consume(id: string, hours = 0) {
  const worker = await running.site.miniflare.getWorker();
  const timestamp = new Date(Date.now() - hours * 3_600_000);
  return worker.queue("aioi-leads", [
    { id: `message-${id}`, timestamp, attempts: 1 + hours, body: queued(id) },
  ]);
}

/** Replays one dead lead with the code of `npm run leads:replay`; says what was printed and is left. */
async function replayed(id: string) {
  const entries = new Map([[id, JSON.stringify({ reason: "23514", body: queued(id) })]]);
  const lines: string[] = [];
  const store = createLeadStore(
    anonymousClient(running.backend.url, running.supabase.anonKey, 4000),
  );
  const counts = await replay(
    {
      name: "DEAD_LEADS",
      keys: () => Promise.resolve([...entries.keys()]),
      get: (key) => Promise.resolve(entries.get(key) ?? null),
      remove: (key) => Promise.resolve(void entries.delete(key)),
      close: () => Promise.resolve(),
    },
    store,
    leadDatabase(running.backend.url, { isLocal: true, from: [] }),
    (line) => lines.push(line),
  );
  return { counts, line: lines.join(), isLeft: entries.has(id) };
}

/** Sends a lead, and has the backend give this answer to it, to a dead one and to a queued one. */
async function sendAnswered(answer: Parameters<typeof running.backend.answer>[1]) {
  const submission = getStartedSubmission();
  const [dead, queued] = [randomUUID(), randomUUID()];
  for (const id of [submission.submissionId, dead, queued]) running.backend.answer(id, answer);
  return { submission, dead, queued, sent: await send(running.site.url, submission) };
}

// docs/decisions/0003: stored means 201 with Content-Range and an empty body; all else is tried again.
describe("an answer that does not say the row is stored", () => {
  for (const answer of unusableResponses)
    test.concurrent(
      `${answer.name}: the visitor sees success, the lead is queued, the consumer keeps it, replay too`,
      exampleIf(examples.has(answer.name)),
      async () => {
        const { submission, dead, queued, sent } = await sendAnswered(answer);
        expect({ status: sent.status, result: sent.result }).toEqual({
          status: 200,
          result: { ok: true },
        });
        const result = await consume(queued);
        expect(result.retryMessages).toMatchObject([{ msgId: `message-${queued}` }]);
        expect(result.explicitAcks).toEqual([]);
        expect(await replayed(dead)).toMatchObject({
          counts: { stored: 0, duplicate: 0, kept: 1 },
          line: expect.stringContaining("kept: no usable answer"),
          isLeft: true,
        });

        expect(await rowsOf(submission.submissionId)).toEqual([]);
        running.backend.answer(submission.submissionId, null);
        await eventually(async () => (await rowsOf(submission.submissionId)).length > 0);
        expect(await rowsOf(submission.submissionId)).toHaveLength(1);
      },
    );
});

// Spec section 8, "Hire Me insert error": 'Error' / 'Unable to submit request. Please try again later.'
describe("an answer by which the database refuses what was typed", () => {
  for (const answer of refusals)
    test.concurrent(
      `${answer.name}: the visitor is told, the lead is a dead lead; one that was queued waits its 20 hours`,
      exampleIf(examples.has(answer.name)),
      async () => {
        const { submission, dead, queued, sent } = await sendAnswered(answer);
        expect({ status: sent.status, result: sent.result }).toEqual({
          status: 422,
          result: { ok: false, failure: "refused" },
        });
        const result = await consume(queued);
        expect(result.explicitAcks).toEqual([]);
        expect(result.retryMessages).toMatchObject([{ msgId: `message-${queued}` }]);
        expect((await consume(queued, 20)).explicitAcks).toEqual([`message-${queued}`]);
        expect(await replayed(dead)).toMatchObject({
          counts: { kept: 1 },
          line: expect.stringContaining("kept: refused by the database"),
          isLeft: true,
        });
        const kept = await namespace("DEAD_LEADS");
        const reasons = [
          [submission.submissionId, /^2\d\w{3}$/],
          [queued, /^retries exhausted: 2\d\w{3}$/],
        ] as const;
        for (const [id, reason] of reasons) {
          const entry = await eventually(() => kept.get(id, "text"));
          expect(JSON.parse(entry)).toMatchObject({
            reason: expect.stringMatching(reason),
            body: { version: 1, lead: { table, row: { submission_id: id } } },
          });
        }
        expect(await rowsOf(submission.submissionId)).toEqual([]);
      },
    );

  test("a queued lead that was refused is stored when the constraint is corrected", async () => {
    const [refusal] = refusals;
    const id = randomUUID();
    running.backend.answer(id, refusal ?? null);
    expect((await consume(id, 10)).explicitAcks).toEqual([]);
    running.backend.answer(id, null);
    expect((await consume(id, 11)).explicitAcks).toEqual([`message-${id}`]);
    expect(await rowsOf(id)).toHaveLength(1);
  });
});

test("201 and nothing else is stored, by insert, consumer and replay", async () => {
  const submission = getStartedSubmission();
  expect((await send(running.site.url, submission)).result).toEqual({ ok: true });
  const [queued, dead] = [randomUUID(), randomUUID()];
  expect((await consume(queued)).explicitAcks).toEqual([`message-${queued}`]);
  expect(await replayed(dead)).toMatchObject({ counts: { stored: 1 }, isLeft: false });
  for (const id of [submission.submissionId, queued, dead]) {
    expect(await rowsOf(id)).toHaveLength(1);
  }
});

test.each(["asked-twice", "answered-twice"] as const)(
  "%s: the lead stands once, by insert, consumer and replay",
  async (fault) => {
    await running.backend.set(fault, table);
    const submission = getStartedSubmission();
    expect((await send(running.site.url, submission)).result).toEqual({ ok: true });
    const [queued, dead] = [randomUUID(), randomUUID()];
    expect((await consume(queued)).explicitAcks).toEqual([`message-${queued}`]);
    expect(await replayed(dead)).toMatchObject({ counts: { stored: 1 }, isLeft: false });
    await running.backend.set("none");
    for (const id of [submission.submissionId, queued, dead]) {
      expect(await rowsOf(id)).toHaveLength(1);
    }
  },
);
