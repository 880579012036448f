import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { main as leadsReplay } from "../../scripts/commands/leads-replay.ts";
import { writePidfile } from "../../scripts/lib/pidfile.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { startEmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";
import { temporaryFolder } from "../support/files.ts";
import { allowCompany, queuedLead, refuseCompany } from "../support/queued-lead.ts";
import { readRows } from "../support/rows.ts";
import { runMain } from "../support/run-script.ts";
import {
  eventually,
  getStartedSubmission,
  send,
  startRunningSite,
  withMigration,
} from "../support/running-site.ts";
import { fillDataDir } from "../support/test-supabase.ts";

const subscription = (email: string) => ({
  version: 1,
  lead: {
    table: "newsletter_subscriptions",
    row: { submission_id: randomUUID(), source: {}, status: "new", email },
  },
});

describe("npm run leads:replay, on this machine", () => {
  const dataDir = temporaryFolder();
  const replay = (...parameters: string[]) =>
    runMain(leadsReplay, parameters, { DATA_DIR: dataDir });
  const exhausted = queuedLead("Exhausted Ltd");
  const already = getStartedSubmission({ company: "Already There" });
  const refused = queuedLead("Refused Inc");
  const refusedAtSubmit = getStartedSubmission({ company: "Refused Inc" });
  /** Refused too, then sent again by its visitor with another company under the same id. */
  const corrected = getStartedSubmission({ company: "Refused Inc" });

  beforeAll(async () => {
    await fillDataDir(dataDir);
    const running = await startRunningSite({ dataDir, migration: refuseCompany() });
    const { miniflare, url } = running.site;
    try {
      for (const submission of [refusedAtSubmit, corrected]) await send(url, submission);
      const fields = { ...corrected.fields, company: "Corrected Ltd" };
      await send(url, { ...corrected, fields });
      await send(url, already);
      const newsletter = { kind: "newsletter", submissionId: randomUUID(), source: {} };
      await send(url, { ...newsletter, fields: { email: "twice@northgate.example" } });
      // What a hundred retries could not store arrives in the dead-letter queue.
      const worker = await miniflare.getWorker();
      const bodies = [
        exhausted,
        queuedLead("Already There", already.submissionId),
        subscription("Twice@northgate.example"),
        { not: "a lead" },
      ];
      await worker.queue(
        "aioi-leads-dead",
        bodies.map((body, index) => ({
          id: `message-${index}`,
          timestamp: new Date(),
          attempts: 1,
          body,
        })),
      );
      // Refused for twenty hours: the form could not know.
      const queued = new Date(Date.now() - 20 * 3_600_000);
      await worker.queue("aioi-leads", [
        { id: "refused", timestamp: queued, attempts: 30, body: refused },
      ]);
      const kept = await miniflare.getKVNamespace("DEAD_LEADS");
      await eventually(async () => (await kept.list()).keys.length === 7);
    } finally {
      await running.stop();
    }
  });

  afterAll(() => rmSync(dataDir, { recursive: true }));

  /** Opens the data folder, which takes seconds. */
  async function readDatabase() {
    const supabase = await startEmbeddedSupabase({ dataDir, root: projectRoot, port: 0 });
    try {
      const leads = await readRows(supabase, "hire_me_queries");
      return { leads, subscriptions: await readRows(supabase, "newsletter_subscriptions") };
    } finally {
      await supabase.stop();
    }
  }

  test("while the site runs, it says so in one line and touches nothing", async () => {
    // As `npm start` writes it.
    const removePidfile = writePidfile(dataDir, "http://localhost:8787");
    const ran = await replay().finally(removePidfile);
    expect(ran.code).toBe(1);
    expect(ran.output).toMatch(/^The site is running \(process \d+\) and holds .*: stop it.*\n$/);
  });

  test("--dry-run lists what is there, without anything typed, and changes nothing", async () => {
    const ran = await replay("--dry-run");
    expect(ran.code).toBe(0);
    expect(ran.output).toContain(refused.lead.row.submission_id);
    expect(ran.output).toContain("reason: 23514");
    expect(ran.output).toContain("reason: retries exhausted: 23514");
    expect(ran.output).toContain("7 dead leads. Nothing was changed.");
    expect(ran.output).not.toMatch(/maya|northgate|Exhausted Ltd/i);
  });

  test("stores what can be stored once, keeps and names what cannot, and can be run again", async () => {
    const ran = await replay();
    expect(ran.output).toContain("2 stored, 1 already there, 4 still kept.");
    expect(ran.output).toMatch(
      new RegExp(`${refused.lead.row.submission_id}.*kept: refused.*23514`),
    );
    expect(ran.output).toContain("message-3  kept: not readable as a lead");
    expect(ran.code).toBe(1);
    const { leads, subscriptions } = await readDatabase();
    expect(leads.filter((row) => row["company"] === "Exhausted Ltd")).toMatchObject([
      { submission_id: exhausted.lead.row.submission_id, source: { form: "getStarted" } },
    ]);
    expect(leads.filter((row) => row["submission_id"] === already.submissionId)).toHaveLength(1);
    expect(subscriptions).toHaveLength(1);

    const again = await replay();
    expect(again.output).toContain("0 stored, 0 already there, 4 still kept.");
  });

  test("what was refused is stored once its cause is fixed", async () => {
    const fixed = withMigration(refuseCompany(), allowCompany);
    const supabase = await startEmbeddedSupabase({ dataDir, root: fixed, port: 0 });
    await supabase.stop();
    rmSync(fixed, { recursive: true });
    const ran = await replay();
    expect(ran.output).toContain("3 stored, 0 already there, 1 still kept.");
    const ids = (await readDatabase()).leads.map((row) => row["submission_id"]);
    for (const stored of [
      refused.lead.row.submission_id,
      refusedAtSubmit.submissionId,
      corrected.submissionId,
    ]) {
      expect(ids.filter((id) => id === stored)).toHaveLength(1);
    }
  });

  test("an empty folder is answered in one line", async () => {
    const empty = await runMain(leadsReplay, [], { DATA_DIR: join(dataDir, "none") });
    expect(empty).toEqual({ code: 0, output: "No dead leads.\n" });
  });
});
