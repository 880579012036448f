import { expect, test } from "vitest";

import { temporaryFolder } from "../support/files.ts";
import { readRows } from "../support/rows.ts";
import {
  eventually,
  getStartedSubmission,
  newAddress,
  send,
  startRunningSite,
} from "../support/running-site.ts";
import { queueDepth } from "../support/site-program.ts";
import { fillDataDir } from "../support/test-supabase.ts";

const dataDir = temporaryFolder();

// Success means that the lead is safe, also when the site ends before the database is back.
test("a lead that waits in the queue outlives the site", async () => {
  await fillDataDir(dataDir);
  const before = await startRunningSite({ dataDir });
  const submission = getStartedSubmission();
  await before.backend.set("refused");
  const { result } = await send(before.site.url, submission);
  expect(result).toEqual({ ok: true });
  await before.stop();
  expect(queueDepth(dataDir)).toBe(1);

  const after = await startRunningSite({ dataDir });
  try {
    await eventually(() => queueDepth(dataDir) === 0);
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
      running.logs.filter((line) => line.includes("lead.retry_scheduled")).length >= 6;
    await eventually(isRetried);
    await running.backend.set("none");
    await eventually(() => queueDepth(dataDir) === 0);
    for (const { submissionId: submission_id } of submissions) {
      const rows = await readRows(running.supabase, "hire_me_queries", { submission_id });
      expect(rows).toHaveLength(1);
    }
  } finally {
    await running.stop();
  }
});

// 60,000 quotation marks are 120 KB as JSON, in which the queue takes a lead.
test("the largest consultation that is accepted fits into the queue, a larger one is refused in place", async () => {
  const running = await startRunningSite({ dataDir });
  try {
    const { url } = running.site;
    const email = "large@northgate.example";
    const post = (solution: string) => {
      const form = new FormData();
      const fields = {
        kind: "consultation",
        firstName: "Maya",
        lastName: "Okonjo",
        email,
        company: "Northgate Clinics",
        whatsappNumber: "+1 555 0100",
        solution,
        requirements: '"'.repeat(2000),
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return fetch(new URL("/pricing", url), {
        method: "POST",
        redirect: "manual",
        headers: { origin: url, "cf-connecting-ip": newAddress() },
        body: form,
      });
    };
    await running.backend.set("refused");
    const refused = await post('"'.repeat(60_000));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Solution must be shorter");
    expect((await post('"'.repeat(32_767))).status).toBe(303);
    await running.backend.set("none");
    await eventually(() => queueDepth(dataDir) === 0);
    const [row, another] = await readRows(running.supabase, "hire_me_queries", { email });
    expect(row?.["solution"]).toBe('"'.repeat(32_767));
    expect(another).toBeUndefined();
  } finally {
    await running.stop();
  }
});

test("the local queue refuses what Cloudflare's refuses", async () => {
  const running = await startRunningSite({ dataDir });
  try {
    const { LEAD_QUEUE: queue } = await running.site.miniflare.getBindings<{
      LEAD_QUEUE: {
        send: (body: unknown) => Promise<void>;
        sendBatch: (messages: { body: unknown }[]) => Promise<void>;
        metrics: () => Promise<{ backlogCount: number; oldestMessageTimestamp?: Date }>;
      };
    }>("aioi-website");
    const batchOf = (count: number, length: number) =>
      Array.from({ length: count }, () => ({ body: "x".repeat(length) }));
    // Functions: Miniflare's proxy throws before there is a promise.
    const send = (body: string) => async () => queue.send(body);
    const sendBatch = (count: number, length: number) => async () =>
      queue.sendBatch(batchOf(count, length));
    await expect(send("x".repeat(127_999))).rejects.toThrow("message is larger than 128 KB");
    await expect(send("葛".repeat(43_000))).rejects.toThrow("message is larger than 128 KB");
    await expect(sendBatch(3, 100_000)).rejects.toThrow("batch is larger than 256 KB");
    await expect(sendBatch(101, 1)).rejects.toThrow("batch has more than 100 messages");
    expect(queueDepth(dataDir)).toBe(0);
    // As Cloudflare's, it counts what waits and says since when.
    expect(await queue.metrics()).toEqual({ backlogCount: 0, backlogBytes: 0 });
    await queue.sendBatch(batchOf(2, 1));
    expect(await queue.metrics()).toMatchObject({
      backlogCount: 2,
      oldestMessageTimestamp: expect.any(Date),
    });
  } finally {
    await running.stop();
  }
});
