import type { KVNamespace } from "@cloudflare/workers-types";
import { beforeAll, describe, expect, test } from "vitest";

import { siteForFile } from "../support/for-file.ts";
import { readRows } from "../support/rows.ts";
import { getStartedSubmission, newAddress, send, subscriptionOf } from "../support/running-site.ts";

const running = siteForFile();
let store: KVNamespace;

beforeAll(async () => {
  // Miniflare types its own copy of the same interface.
  store = (await running.site.miniflare.getKVNamespace("LEAD_LIMITS")) as unknown as KVNamespace;
});

const minute = 60_000;

describe("what counts as a repeat", () => {
  const statusesOf = async (submissions: object[]) => {
    const headers = { "cf-connecting-ip": newAddress() };
    const statuses: number[] = [];
    for (const submission of submissions) {
      statuses.push((await send(running.site.url, submission, headers)).status);
    }
    return statuses;
  };

  test("one submission_id with changing contents counts each time: 12 addresses asked, 3 answered", async () => {
    const submissionId = crypto.randomUUID();
    const probes = Array.from({ length: 12 }, (_, count) =>
      subscriptionOf(`probe-${count}@northgate.example`, { submissionId }),
    );
    const statuses = await statusesOf(probes);
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
    expect(new Set(statuses.slice(3))).toEqual(new Set([429]));
  });

  test("one submission_id under another form counts", async () => {
    const submission = getStartedSubmission();
    const { message: _, ...fields } = submission.fields;
    const others = Array.from({ length: 6 }, (_unused, count) => ({
      ...submission,
      kind: "hireMe",
      fields: { ...fields, phone: String(count) },
    }));
    expect(await statusesOf([submission, ...others])).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  test("the same contents under another submission_id count", async () => {
    const submissions = Array.from({ length: 6 }, () => getStartedSubmission());
    expect(await statusesOf(submissions)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("an exact repeat is free, wherever it is sent from and however it is spaced", async () => {
    const submission = getStartedSubmission();
    const spaced = {
      ...submission,
      fields: { ...submission.fields, email: ` ${submission.fields.email} ` },
      source: { page: "/promotion" },
    };
    const repeats = [submission, spaced, submission, spaced];
    const others = Array.from({ length: 5 }, () => getStartedSubmission());
    expect(await statusesOf([...repeats, ...others])).toEqual([
      200, 200, 200, 200, 200, 200, 200, 200, 429,
    ]);
  });

  test("the counter holds no id and nothing that was typed", async () => {
    const submission = getStartedSubmission({ email: "counted@northgate.example" });
    await send(running.site.url, submission);
    for (const { name } of (await store.list()).keys) {
      const value = await store.get(name);
      expect(value).not.toContain(submission.submissionId);
      expect(value).not.toContain("northgate");
    }
  });
});

// The burst limiter counts by the minute of the clock.
async function untilTheMinuteIsYoung(): Promise<void> {
  const spentMs = Date.now() % minute;
  if (spentMs > minute - 15_000) {
    await new Promise((resolve) => setTimeout(resolve, minute - spentMs + 100));
  }
}

describe("20 posts of one visitor at the same time: at most 10 in a minute", () => {
  test.each([
    ["of one form", () => getStartedSubmission()],
    [
      "of two forms",
      (count: number) => {
        const submission = getStartedSubmission();
        const { message: _, ...fields } = submission.fields;
        return count % 2 === 0 ? submission : { ...submission, kind: "hireMe", fields };
      },
    ],
  ])("%s", async (_, submissionOf) => {
    await untilTheMinuteIsYoung();
    const email = `${crypto.randomUUID()}@northgate.example`;
    const headers = { "cf-connecting-ip": newAddress() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_unused, count) => {
        const submission = submissionOf(count);
        const fields = { ...submission.fields, email };
        return send(running.site.url, { ...submission, fields }, headers);
      }),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    for (const { result } of refused) {
      expect(result).toEqual({
        ok: false,
        failure: "limited",
        retryInMinutes: expect.any(Number),
      });
    }
    const rows = await readRows(running.supabase, "hire_me_queries", { email });
    expect(rows.length).toBe(20 - refused.length);
    expect(rows.length).toBeLessThanOrEqual(10);
  });
});
