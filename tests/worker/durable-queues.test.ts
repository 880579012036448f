import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { readRows } from "../support/rows.ts";
import {
  eventually,
  getStartedSubmission,
  send,
  startRunningSite,
} from "../support/running-site.ts";
import { queueDepth } from "../support/site-program.ts";
import { fillDataDir } from "../support/test-supabase.ts";

const dataDir = mkdtempSync(join(tmpdir(), "aioi-queues-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

// Success means that the lead is safe, also when the site ends before the database is back.
test("a lead that waits in the queue outlives the site", async () => {
  await fillDataDir(dataDir);
  const before = await startRunningSite({ dataDir });
  const submission = getStartedSubmission();
  await before.backend.set("refused");
  const { outcome } = await send(before.site.url, submission);
  expect(outcome).toEqual({ ok: true });
  await before.stop();
  expect(queueDepth(dataDir)).toBe(1);

  const after = await startRunningSite({ dataDir });
  try {
    await eventually(async () => queueDepth(dataDir) === 0 || undefined, 30_000);
    const { submissionId: submission_id } = submission;
    expect(await readRows(after.supabase, "hire_me_queries", { submission_id })).toHaveLength(1);
  } finally {
    await after.stop();
  }
});

test("messages that could not be stored come again", async () => {
  const running = await startRunningSite({ dataDir });
  try {
    await running.backend.set("error-500");
    const submissions = [1, 2, 3].map(() => getStartedSubmission());
    for (const submission of submissions) await send(running.site.url, submission);
    const isRetried = async () =>
      running.logs.filter((line) => line.includes("lead.retry_scheduled")).length >= 6 || undefined;
    await eventually(isRetried, 30_000);
    await running.backend.set("none");
    await eventually(async () => queueDepth(dataDir) === 0 || undefined, 60_000);
    for (const { submissionId: submission_id } of submissions) {
      const rows = await readRows(running.supabase, "hire_me_queries", { submission_id });
      expect(rows).toHaveLength(1);
    }
  } finally {
    await running.stop();
  }
});
