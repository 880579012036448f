import { request as httpRequest } from "node:http";

import { describe, expect, test } from "vitest";

import { reportsOf } from "../support/fake-receiver.ts";
import { receiverForFile, siteForFile } from "../support/for-file.ts";
import { refuseCompany } from "../support/queued-lead.ts";
import { exampleIf } from "../support/rehearsal.ts";
import { readRows } from "../support/rows.ts";
import { runCron } from "../support/run-cron.ts";
import {
  eventually,
  getStartedSubmission,
  newAddress,
  type RunningSite,
  send,
  startVariant,
} from "../support/running-site.ts";

const table = "hire_me_queries";
const kv = ["LEAD_LIMITS", "DEAD_LEADS", "ARTICLE_CACHE"];

const webhook = receiverForFile();
/** Its database has a stricter constraint on a field; each test gets a Worker of its own. */
const base = siteForFile(() => ({ migration: refuseCompany() }));

const rowsOf = ({ supabase }: RunningSite, id: string) =>
  readRows(supabase, table, { submission_id: id });

async function withSite(
  faults: Parameters<typeof startVariant>[1],
  work: (running: RunningSite) => Promise<void>,
): Promise<void> {
  webhook.received.length = 0;
  const variables = { ALERT_WEBHOOK_URL: webhook.url };
  const site = await startVariant(base, { hasOwnLimits: true, variables, ...faults });
  await work({ ...base, site }).finally(async () => {
    await base.backend.set("none");
    await site.stop();
  });
}

/** Runs the monitor and tells what it reported. */
async function monitor(running: RunningSite, at = Date.now()) {
  await runCron(running.site, at);
  return {
    problems: reportsOf(webhook).flatMap(({ problems }) => problems.map((one) => one.name)),
  };
}

// Such a binding stays silent until the test ends, so an answer at all is one within the limits of the product.
describe("a binding that never answers holds no lead", () => {
  for (const [names, hanging] of [
    ["KV", kv],
    ["the burst limiter", ["LEAD_BURST"]],
    ["the queue", ["LEAD_QUEUE"]],
    ["all of them", [...kv, "LEAD_BURST", "LEAD_QUEUE"]],
  ] as const)
    test(`${names}: the lead is stored`, exampleIf(names === "all of them"), async () => {
      await withSite({ hanging }, async (running) => {
        const submission = getStartedSubmission();
        const { result } = await send(running.site.url, submission);
        expect(result).toEqual({ ok: true });
        expect(await rowsOf(running, submission.submissionId)).toHaveLength(1);
      });
    });

  test("KV hanging and Supabase down: the lead goes to the queue, and from there to its row", async () => {
    await withSite({ hanging: kv }, async (running) => {
      await running.backend.set("refused");
      const submission = getStartedSubmission();
      const { result } = await send(running.site.url, submission);
      expect(result).toEqual({ ok: true });
      await running.backend.set("none");
      await eventually(async () => (await rowsOf(running, submission.submissionId)).length === 1);
    });
  });

  test("the monitor reports it all the same", async () => {
    await withSite({ hanging: [...kv, "LEAD_QUEUE"] }, async (running) => {
      const { problems } = await monitor(running);
      expect(problems).toEqual(expect.arrayContaining(["kv", "queue"]));
    });
  });
});

// docs/decisions/0003: a visitor sees a failure only when the lead is neither stored nor queued.
describe("a lead that failed is reported and kept", () => {
  const refused = () => getStartedSubmission({ company: "Refused Inc" });

  test("refused by a constraint of ours: a dead lead, and the monitor tells once", async () => {
    await withSite({}, async (running) => {
      const submission = refused();
      const answer = await send(running.site.url, submission);
      expect(answer.result).toEqual({ ok: false, failure: "refused" });
      await send(running.site.url, submission);
      const dead = await running.site.miniflare.getKVNamespace("DEAD_LEADS");
      await eventually(() => dead.get(submission.submissionId));
      const { problems } = await monitor(running);
      expect(problems.toSorted()).toEqual(["dead-leads", "refused-leads"]);
      expect(reportsOf(webhook)[0]?.text).toContain("The database refused 1 leads");
      await expect.poll(() => running.logs.join()).toMatch(/"event":"lead.refused".*"alert":true/);
      expect(JSON.stringify(reportsOf(webhook))).not.toMatch(/maya|northgate|Refused Inc/i);
    });
  });

  for (const [how, faults] of [
    ["is missing", { without: "queueProducers" }],
    ["throws", { failing: ["LEAD_QUEUE"] }],
    ["never answers", { hanging: ["LEAD_QUEUE"] }],
  ] as const)
    test(
      `Supabase down and the queue ${how}: the visitor is told, the lead is kept, the monitor tells`,
      exampleIf(how === "is missing"),
      async () => {
        await withSite(faults, async (running) => {
          await running.backend.set("refused");
          const submission = getStartedSubmission();
          const answer = await send(running.site.url, submission);
          expect(answer.status).toBe(503);
          expect(answer.result).toEqual({ ok: false, failure: "unavailable" });
          const dead = await running.site.miniflare.getKVNamespace("DEAD_LEADS");
          await eventually(() => dead.get(submission.submissionId));
          await running.backend.set("none");
          const { problems } = await monitor(running);
          expect(problems).toEqual(expect.arrayContaining(["dead-leads", "lost-leads"]));
        });
      },
    );

  test("Supabase, queue and KV down: the request itself tells the webhook", async () => {
    await withSite({ failing: [...kv, "LEAD_QUEUE"] }, async (running) => {
      await running.backend.set("refused");
      const answer = await send(running.site.url, getStartedSubmission());
      expect(answer.status).toBe(503);
      const report = await eventually(() => reportsOf(webhook)[0]);
      expect(report.problems).toMatchObject([{ name: "lost-leads" }]);
      await expect.poll(() => running.logs.join()).toMatch(/"event":"lead.lost".*"alert":true/);
    });
  });

  for (const [how, faults] of [
    ["throws", { failing: kv }],
    ["never answers", { hanging: kv }],
  ] as const)
    test(
      `KV ${how}: the request itself tells the webhook, once in an hour`,
      exampleIf(how === "throws"),
      async () => {
        await withSite(faults, async (running) => {
          await send(running.site.url, refused());
          await eventually(() => reportsOf(webhook)[0]);
          await send(running.site.url, refused());
          await running.site.settle();
          expect(reportsOf(webhook)).toEqual([
            {
              text: expect.stringMatching(/^https:\/\/\S+ \(local\): The database refused 1 leads/),
              environment: "local",
              site: expect.stringMatching(/^https:/),
              at: expect.any(String),
              problems: [
                {
                  name: "refused-leads",
                  message: expect.any(String),
                  since: expect.any(String),
                },
              ],
              recovered: [],
              findings: {},
            },
          ]);
        });
      },
    );
});

describe("a visitor who leaves while the database is slow", () => {
  test("the lead is stored all the same", async () => {
    await withSite({}, async (running) => {
      await running.backend.set("held", table);
      const askedBefore = running.backend.asked.length;
      const submission = getStartedSubmission();
      const request = httpRequest(new URL("/_serverFn/submitLead", running.site.url), {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          origin: running.site.url,
          "cf-connecting-ip": newAddress(),
        },
      });
      request.on("error", () => undefined);
      request.end(String(new URLSearchParams({ submission: JSON.stringify(submission) })));
      await eventually(() => running.backend.asked.length > askedBefore);
      request.destroy();
      await new Promise((resolve) => setTimeout(resolve, 500));
      await running.backend.set("none");
      const rows = await eventually(() => rowsOf(running, submission.submissionId));
      expect(rows).toHaveLength(1);
    });
  });
});
