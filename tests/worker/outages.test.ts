import { afterEach, beforeAll, describe, expect, test } from "vitest";

import type { Fault } from "../support/faulty-backend.ts";
import { siteForFile } from "../support/for-file.ts";
import { unusableResponses } from "../support/malformed-responses.ts";
import { refuseCompany } from "../support/queued-lead.ts";
import { readRows } from "../support/rows.ts";
import {
  eventually,
  getStartedSubmission,
  send,
  startBeside,
  startRunningSite,
} from "../support/running-site.ts";

const running = siteForFile(() => ({ hasOwnLimits: true }));
let url: string;

beforeAll(() => void ({ url } = running.site));
afterEach(() => running.backend.set("none"));

const rowsOf = (submissionId: string) =>
  readRows(running.supabase, "hire_me_queries", { submission_id: submissionId });

const stored = (submissionId: string) => eventually(() => rowsOf(submissionId));

// docs/decisions/0003: when Supabase does not answer, the lead goes to a queue and is stored later, exactly
// once; the visitor sees success, because the lead is safe.
describe("a backend that fails costs no lead", () => {
  test.each<Fault>(["refused", "error-500", "cut", "hang", "answer-lost"])(
    "%s: success, and the row stands once when the backend is back",
    async (fault) => {
      await running.backend.set(fault);
      const submission = getStartedSubmission();
      const answer = await send(url, submission);
      expect(answer.result).toEqual({ ok: true });
      expect(answer.status).toBe(200);
      await running.backend.set("none");
      expect(await stored(submission.submissionId)).toHaveLength(1);
      await eventually(() => running.logs.some((line) => line.includes('"via":"queue"')));
      expect(await rowsOf(submission.submissionId)).toHaveLength(1);
    },
  );

  test("an answer lost after the write, then the visitor's retry: one row", async () => {
    await running.backend.set("answer-lost");
    const submission = getStartedSubmission();
    await send(url, submission);
    await running.backend.set("none");
    expect((await send(url, submission)).result).toEqual({ ok: true });
    expect(await rowsOf(submission.submissionId)).toHaveLength(1);
  });
});

// "The lead is queued, the visitor has success": an alert when it is no single one.
test("three leads that the database says no to for the same reason are one alert", async () => {
  const missingGrant = unusableResponses.find(({ name }) => name === "401 42501");
  await running.backend.set(missingGrant ?? "none", "hire_me_queries");
  for (let sent = 0; sent < 4; sent += 1) {
    expect((await send(url, getStartedSubmission())).result).toEqual({ ok: true });
  }
  const lines = (event: string) =>
    running.logs.filter((line) => line.includes(`"${event}"`) && line.includes('"42501"'));
  await expect.poll(() => lines("lead.insert_failed").length).toBeGreaterThanOrEqual(4);
  expect(lines("lead.inserts_failing")).toEqual([expect.stringContaining('"alert":true')]);
});

describe("what the database refuses for what was typed", () => {
  test("is told apart, not queued, and names nothing of the database", async () => {
    const strict = await startRunningSite({ migration: refuseCompany() });
    try {
      const submission = getStartedSubmission({ company: "Refused Inc" });
      const answer = await send(strict.site.url, submission);
      expect(answer.status).toBe(422);
      expect(answer.result).toEqual({ ok: false, failure: "refused" });
      expect(answer.text).not.toMatch(/company_check|hire_me|violates|23514/);
      await expect.poll(() => strict.logs.join()).toContain('"event":"lead.refused"');
      expect(strict.logs.join()).not.toContain('"event":"lead.queued"');
    } finally {
      await strict.stop();
    }
  });
});

test("without KV the limiter lets the lead through and says so in the log", async () => {
  const bare = await startBeside(running, { without: "kvNamespaces" });
  try {
    const submission = getStartedSubmission();
    expect((await send(bare.site.url, submission)).result).toEqual({ ok: true });
    const filter = { submission_id: submission.submissionId };
    expect(await readRows(bare.supabase, "hire_me_queries", filter)).toHaveLength(1);
    await expect.poll(() => bare.logs.join()).toContain('"event":"rate_limit.read_failed"');
  } finally {
    await bare.stop();
  }
});
