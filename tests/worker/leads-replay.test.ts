import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { main as leadsReplay } from "../../scripts/commands/leads-replay.ts";
import { writePidfile } from "../../scripts/lib/pidfile.ts";
import { startEmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";
import { startCloudflareApi } from "../support/cloudflare-api.ts";
import { startFaultyBackend } from "../support/faulty-backend.ts";
import { readRows, type Row } from "../support/rows.ts";
import { runMain, runScript } from "../support/run-script.ts";
import {
  eventually,
  getStartedSubmission,
  send,
  startRunningSite,
  withMigration,
} from "../support/running-site.ts";
import { startTestSupabase } from "../support/test-supabase.ts";

const root = join(import.meta.dirname, "../..");

/** A queued lead, as the Worker writes it. */
const queued = (company: string, id: string = randomUUID()) => ({
  version: 1,
  lead: {
    table: "hire_me_queries",
    row: {
      submission_id: id,
      source: { form: "getStarted", received_at: "2026-11-21T10:00:00.000Z" },
      status: "new",
      first_name: "Maya",
      last_name: "Okonjo",
      email: "maya@northgate.example",
      whatsapp_number: null,
      company,
      solution: null,
      selected_autopilots: [],
      additional_requirements: "Get Started Request",
    },
  },
});

const subscription = (email: string) => ({
  version: 1,
  lead: {
    table: "newsletter_subscriptions",
    row: { submission_id: randomUUID(), source: {}, status: "new", email },
  },
});

const refuse = `alter table public.hire_me_queries
  add constraint known_company check (company <> 'Refused Inc');`;
const allow = "alter table public.hire_me_queries drop constraint known_company;";

describe("npm run leads:replay, on this machine", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "aioi-replay-"));
  const env = { DATA_DIR: dataDir, PORT: "0" };
  const exhausted = queued("Exhausted Ltd");
  const already = getStartedSubmission({ company: "Already There" });
  const refused = getStartedSubmission({ company: "Refused Inc" });
  const refusedAtSubmit = getStartedSubmission({ company: "Refused Inc" });
  /** Refused too, then sent again by its visitor with another company under the same id. */
  const corrected = getStartedSubmission({ company: "Refused Inc" });

  beforeAll(async () => {
    const running = await startRunningSite({ dataDir, migration: refuse });
    const { miniflare, url } = running.site;
    try {
      // Refused while in the queue: the form could not know.
      await running.backend.set("refused");
      await send(url, refused);
      await running.backend.set("none");
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
        queued("Already There", already.submissionId),
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
      const kept = await miniflare.getKVNamespace("DEAD_LEADS");
      await eventually(async () => ((await kept.list()).keys.length === 7 ? true : undefined));
    } finally {
      await running.stop();
    }
  });

  const rows = async (
    filter: Record<string, string>,
    table = "hire_me_queries",
  ): Promise<Row[]> => {
    const supabase = await startEmbeddedSupabase({ dataDir, root, port: 0 });
    return readRows(supabase, table, filter).finally(supabase.stop);
  };

  test("while the site runs, it says so in one line and touches nothing", async () => {
    const removePidfile = writePidfile(dataDir, "http://localhost:8787");
    const ran = await runMain(leadsReplay, [], env).finally(removePidfile);
    expect(ran.code).toBe(1);
    expect(ran.output).toMatch(/^The site is running \(process \d+\) and holds .*: stop it.*\n$/);
  });

  test("--dry-run lists what is there, without anything typed, and changes nothing", async () => {
    const ran = await runMain(leadsReplay, ["--dry-run"], env);
    expect(ran.code).toBe(0);
    expect(ran.output).toContain(refused.submissionId);
    expect(ran.output).toContain("reason: 23514");
    expect(ran.output).toContain("reason: retries exhausted");
    expect(ran.output).toContain("7 dead leads. Nothing was changed.");
    expect(ran.output).not.toMatch(/maya|northgate|Exhausted Ltd/i);
    expect(await rows({ company: "Exhausted Ltd" })).toEqual([]);
  });

  test("stores what can be stored once, keeps and names what cannot, and can be run again", async () => {
    const ran = await runMain(leadsReplay, [], env);
    expect(ran.output).toContain("2 stored, 1 already there, 4 still kept.");
    expect(ran.output).toMatch(new RegExp(`${refused.submissionId}.*kept: refused.*23514`));
    expect(ran.output).toContain("message-3  kept: not readable as a lead");
    expect(ran.code).toBe(1);
    expect(await rows({ company: "Exhausted Ltd" })).toMatchObject([
      { submission_id: exhausted.lead.row.submission_id, source: { form: "getStarted" } },
    ]);
    expect(await rows({ submission_id: already.submissionId })).toHaveLength(1);
    expect(await rows({}, "newsletter_subscriptions")).toHaveLength(1);

    const again = await runMain(leadsReplay, [], env);
    expect(again.output).toContain("0 stored, 0 already there, 4 still kept.");
  });

  test("what was refused is stored once its cause is fixed", async () => {
    const fixed = withMigration(refuse, allow);
    const supabase = await startEmbeddedSupabase({ dataDir, root: fixed, port: 0 });
    await supabase.stop();
    const ran = await runMain(leadsReplay, [], env);
    expect(ran.output).toContain("3 stored, 0 already there, 1 still kept.");
    const ids = (await rows({})).map((row) => row["submission_id"]);
    for (const { submissionId } of [refused, refusedAtSubmit, corrected]) {
      expect(ids.filter((id) => id === submissionId)).toHaveLength(1);
    }
  });

  test("an empty folder is answered in one line", async () => {
    const nothing = join(mkdtempSync(join(tmpdir(), "aioi-")), "none");
    const empty = await runMain(leadsReplay, [], { DATA_DIR: nothing });
    expect(empty).toEqual({ code: 0, output: "No dead leads.\n" });
  });
});

describe("npm run leads:replay -- --remote, through wrangler", () => {
  const running = async () => {
    const supabase = await startTestSupabase();
    const backend = await startFaultyBackend(supabase.url);
    const cloudflare = await startCloudflareApi();
    const entries = new Map<string, string>();
    cloudflare.account.namespaces.push({
      id: "0123456789abcdef0123456789abcdef",
      title: "aioi-website-dead-leads",
      entries,
    });
    const env = {
      ...cloudflare.variables,
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: supabase.anonKey,
    };
    return { supabase, backend, cloudflare, entries, env };
  };
  let remote: Awaited<ReturnType<typeof running>>;
  beforeAll(async () => {
    remote = await running();
  });
  afterAll(async () => {
    remote.cloudflare.stop();
    await remote.backend.stop();
    await remote.supabase.stop();
  });

  test("a lead is deleted only after the database has it, and lands once", async () => {
    const { supabase, backend, entries, env } = remote;
    const body = queued("Remote Ltd");
    const id = body.lead.row.submission_id;
    const { host: database } = new URL(backend.url);
    entries.set(id, JSON.stringify({ reason: "retries exhausted", body, database }));

    await backend.set("refused");
    const down = await runScript("leads-replay.ts", ["--remote"], env);
    expect(down.output).toMatch(/^The Supabase at .* does not answer: check SUPABASE_URL\.\n$/);
    expect(entries.has(id)).toBe(true);

    await backend.set("answer-lost-on-write");
    const lost = await runScript("leads-replay.ts", ["--remote"], env);
    expect(lost.output).toContain("kept: no usable answer");
    expect(lost.code).toBe(1);
    expect(entries.has(id)).toBe(true);

    await backend.set("none");
    const done = await runScript("leads-replay.ts", ["--remote"], env);
    expect(done.output).toContain("1 stored, 0 already there, 0 still kept.");
    expect(done.code).toBe(0);
    expect(entries.size).toBe(0);
    expect(await readRows(supabase, "hire_me_queries", { submission_id: id })).toHaveLength(1);
  });

  test("a dead lead of the Worker goes to the Worker's database and to no other", async () => {
    const { supabase: staging, entries, env } = remote;
    const production = await startRunningSite({ migration: refuse });
    try {
      const submission = getStartedSubmission({ company: "Refused Inc" });
      await send(production.site.url, submission);
      const namespace = await production.site.miniflare.getKVNamespace("DEAD_LEADS");
      const text = await eventually(
        async () => (await namespace.get(submission.submissionId, "text")) ?? undefined,
      );
      entries.set(submission.submissionId, text);
      const { host } = new URL(production.backend.url);
      const { host: other } = new URL(env.SUPABASE_URL);

      // What a Worker from before fingerprints stored belongs nowhere until an operator says so.
      const old = queued("Old Ltd");
      const oldId = old.lead.row.submission_id;
      entries.set(oldId, JSON.stringify({ reason: "retries exhausted", body: old }));
      const wrong = await runScript("leads-replay.ts", ["--remote"], env);
      expect(wrong.output).toContain(
        `Database ${other}, namespace aioi-website-dead-leads of production.`,
      );
      expect(wrong.output).toContain(`kept: of another database (${host})`);
      expect(wrong.output).toContain(`${oldId}  hire_me_queries  kept: of an unknown database`);
      expect(wrong.output).toContain("0 stored, 0 already there, 2 still kept.");
      expect(wrong.code).toBe(1);
      expect([...entries.keys()].toSorted()).toEqual([submission.submissionId, oldId].toSorted());
      for (const id of [submission.submissionId, oldId]) {
        expect(await readRows(staging, "hire_me_queries", { submission_id: id })).toEqual([]);
      }

      const sure = await runScript("leads-replay.ts", ["--remote", "--from", "unknown"], env);
      expect(sure.output).toContain("1 stored, 0 already there, 1 still kept.");
      expect([...entries.keys()]).toEqual([submission.submissionId]);

      // The database was moved: its dead leads may follow.
      const moved = await runScript("leads-replay.ts", ["--remote", "--from", host], env);
      expect(moved.output).toContain("1 stored, 0 already there, 0 still kept.");
      expect(entries.size).toBe(0);
    } finally {
      entries.clear();
      await production.stop();
    }
  });

  test("leads:erase deletes nothing where namespace and database do not belong together", async () => {
    const { supabase: staging, entries, env } = remote;
    const body = queued("Erased Ltd");
    const key = body.lead.row.submission_id;
    const dead = { reason: "23514", body };
    const hosted = {
      ...env,
      SUPABASE_URL: staging.url,
      SUPABASE_SERVICE_ROLE_KEY: staging.serviceRoleKey,
    };
    const { host } = new URL(staging.url);
    const inserted = await fetch(`${staging.url}/rest/v1/hire_me_queries`, {
      method: "POST",
      headers: { apikey: staging.serviceRoleKey, "content-type": "application/json" },
      body: JSON.stringify({
        first_name: "Noor",
        last_name: "Haddad",
        company: "Northgate",
        email: "noor@northgate.example",
      }),
    });
    expect(inserted.status).toBe(201);
    const erase = (email: string, ...parameters: string[]) =>
      runScript("leads-erase.ts", ["--email", email, "--remote", ...parameters], hosted);
    const rows = () => readRows(staging, "hire_me_queries", { email: "noor@northgate.example" });

    // Of somebody else, in the namespace of another database.
    entries.set(key, JSON.stringify({ ...dead, database: "production.supabase.co" }));
    for (const parameters of [[], ["--yes"]]) {
      const refused = await erase("noor@northgate.example", ...parameters);
      expect(refused.output).toContain(
        `Database ${host}, namespace aioi-website-dead-leads of production.`,
      );
      expect(refused.output).toContain("production.supabase.co");
      expect(refused.output).toContain("Nothing was deleted.");
      expect(refused.code).toBe(1);
    }
    expect(await rows()).toHaveLength(1);
    expect(entries.has(key)).toBe(true);

    entries.set(key, JSON.stringify({ ...dead, database: host }));
    const done = await erase("noor@northgate.example", "--yes");
    expect(done.output).toContain("hire_me_queries: 1");
    expect(done.code).toBe(0);
    expect(await rows()).toEqual([]);
    expect(entries.has(key)).toBe(true);
    await erase("maya@northgate.example", "--yes");
    expect(entries.size).toBe(0);
  });

  test("an environment that was never deployed is one clear line", async () => {
    const ran = await runScript("leads-replay.ts", ["--remote", "--env", "staging"], remote.env);
    expect(ran.output).toBe(
      "The account has no KV namespace aioi-website-staging-dead-leads: staging is not deployed there.\n",
    );
  });

  test("without the database's address it says what it needs", async () => {
    const { SUPABASE_URL: _url, ...env } = remote.env;
    const ran = await runScript("leads-replay.ts", ["--remote"], { ...env, SUPABASE_URL: "" });
    expect(ran.output).toBe(
      "--remote needs SUPABASE_URL and SUPABASE_ANON_KEY of the deployed site's database.\n",
    );
  });
});
