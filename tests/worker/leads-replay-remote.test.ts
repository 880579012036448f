import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { main as leadsErase } from "../../scripts/commands/leads-erase.ts";
import { main as leadsExport } from "../../scripts/commands/leads-export.ts";
import { main as leadsReplay } from "../../scripts/commands/leads-replay.ts";
import { withNamespaceId } from "../../scripts/lib/wrangler-toml.ts";
import { startCloudflareApi } from "../support/cloudflare-api.ts";
import { startFaultyBackend } from "../support/faulty-backend.ts";
import { operatorOf } from "../support/operator.ts";
import { queuedLead, refuseCompany } from "../support/queued-lead.ts";
import { asOperator, readRows } from "../support/rows.ts";
import {
  eventually,
  getStartedSubmission,
  send,
  startRunningSite,
} from "../support/running-site.ts";
import { startTestSupabase } from "../support/test-supabase.ts";

// In `npm run rehearse` with the real wrangler.

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
    const env = { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: supabase.anonKey };
    const operator = operatorOf(cloudflare, null);
    return { supabase, backend, cloudflare, entries, env, operator };
  };
  let remote: Awaited<ReturnType<typeof running>>;
  beforeAll(async () => {
    remote = await running();
  });
  afterAll(async () => {
    remote.operator.stop();
    remote.cloudflare.stop();
    await remote.backend.stop();
    await remote.supabase.stop();
  });
  const replay = (parameters: string[], env: Record<string, string> = remote.env) =>
    remote.operator.command(leadsReplay, ["--remote", ...parameters], env);

  test("a lead is deleted only after the database has it, and lands once", async () => {
    const { supabase, backend, entries, env } = remote;
    const body = queuedLead("Remote Ltd");
    const id = body.lead.row.submission_id;
    const { host: database } = new URL(backend.url);
    entries.set(id, JSON.stringify({ reason: "retries exhausted", body, database }));

    await backend.set("refused");
    const down = await replay([]);
    expect(down.output).toMatch(/^The Supabase at .* does not answer: check SUPABASE_URL\.\n$/);
    expect(entries.has(id)).toBe(true);

    await backend.set("answer-lost-on-write");
    const lost = await replay([]);
    expect(lost.output).toContain("kept: no usable answer");
    expect(lost.code).toBe(1);
    expect(entries.has(id)).toBe(true);

    await backend.set("none");
    const done = await remote.operator.npmRun("leads:replay", leadsReplay, ["--remote"], env);
    expect(done.output).toContain("1 stored, 0 already there, 0 still kept.");
    expect(done.code).toBe(0);
    expect(entries.size).toBe(0);
    expect(await readRows(supabase, "hire_me_queries", { submission_id: id })).toHaveLength(1);
  });

  test("a dead lead of the Worker goes to the Worker's database and to no other", async () => {
    const { supabase: staging, entries, env } = remote;
    const production = await startRunningSite({ migration: refuseCompany() });
    try {
      const submission = getStartedSubmission({ company: "Refused Inc" });
      await send(production.site.url, submission);
      const namespace = await production.site.miniflare.getKVNamespace("DEAD_LEADS");
      const text = await eventually(() => namespace.get(submission.submissionId, "text"));
      entries.set(submission.submissionId, text);
      const { host } = new URL(production.backend.url);
      const { host: other } = new URL(env.SUPABASE_URL);

      // What a Worker without SUPABASE_URL stored belongs nowhere until an operator says so.
      const old = queuedLead("Old Ltd");
      const oldId = old.lead.row.submission_id;
      entries.set(oldId, JSON.stringify({ reason: "retries exhausted", body: old }));
      const wrong = await replay([]);
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

      const sure = await replay(["--from", "unknown"]);
      expect(sure.output).toContain("1 stored, 0 already there, 1 still kept.");
      expect([...entries.keys()]).toEqual([submission.submissionId]);

      // The database was moved: its dead leads may follow.
      const moved = await replay(["--from", host]);
      expect(moved.output).toContain("1 stored, 0 already there, 0 still kept.");
      expect(entries.size).toBe(0);
    } finally {
      entries.clear();
      await production.stop();
    }
  });

  test("a key that is listed although its dead lead has expired stops nothing", async () => {
    const { cloudflare, backend, entries } = remote;
    const { host: database } = new URL(backend.url);
    const gone = queuedLead("Gone Ltd");
    const there = queuedLead("There Ltd");
    for (const body of [gone, there]) {
      const dead = { reason: "retries exhausted", body, database };
      entries.set(body.lead.row.submission_id, JSON.stringify(dead));
    }
    const { submission_id: id } = gone.lead.row;
    cloudflare.refuse(new RegExp(`^GET .*/values/${id}$`), 404, 10_009, "key not found");
    const ran = await replay([]);
    cloudflare.allow();
    entries.clear();
    expect(ran.output).not.toContain(id);
    expect(ran.output).toContain("1 stored, 0 already there, 0 still kept.");
    expect(ran.code).toBe(0);
  });

  test("the namespace is the one that wrangler.toml names by its id", async () => {
    const { cloudflare, operator } = remote;
    const id = "fedcba9876543210fedcba9876543210";
    const toml = operator.toml();
    cloudflare.account.namespaces.push({ id, title: "renamed", entries: new Map() });
    operator.setToml(withNamespaceId(toml, "production", "DEAD_LEADS", id));
    const ran = await replay(["--dry-run"]);
    operator.setToml(toml);
    cloudflare.account.namespaces.pop();
    expect(ran.output).toContain("namespace renamed of production.");
  });

  test("leads:erase deletes nothing where namespace and database do not belong together", async () => {
    const { supabase: staging, entries, env } = remote;
    const body = queuedLead("Erased Ltd");
    const key = body.lead.row.submission_id;
    const dead = { reason: "23514", body };
    const hosted = {
      ...env,
      SUPABASE_URL: staging.url,
      SUPABASE_SERVICE_ROLE_KEY: staging.serviceRoleKey,
    };
    const { host } = new URL(staging.url);
    await asOperator(staging, "POST", "hire_me_queries", {
      first_name: "Noor",
      last_name: "Haddad",
      company: "Northgate",
      email: "noor@northgate.example",
    });
    const erase = (email: string, ...parameters: string[]) =>
      remote.operator.command(leadsErase, ["--email", email, "--remote", ...parameters], hosted);
    const rows = () => readRows(staging, "hire_me_queries", { email: "noor@northgate.example" });

    // Of somebody else, in the namespace of another database.
    entries.set(key, JSON.stringify({ ...dead, database: "production.supabase.co" }));
    for (const parameters of [[], ["--yes"]]) {
      const refused = await erase("noor@northgate.example", ...parameters);
      expect(refused.output).toContain(
        `Database ${host}, namespace aioi-website-dead-leads of production.`,
      );
      expect(refused.output).toContain("production.supabase.co");
      expect(refused.output).toContain("Nothing was exported or deleted.");
      expect(refused.code).toBe(1);
    }
    const exported = await remote.operator.command(
      leadsExport,
      ["--email", "noor@northgate.example", "--remote"],
      hosted,
    );
    expect(exported.output).toContain("Nothing was exported or deleted.");
    expect(exported.output).not.toContain("Haddad");
    expect(await rows()).toHaveLength(1);
    expect(entries.has(key)).toBe(true);

    entries.set(key, JSON.stringify({ ...dead, database: host }));
    const done = await erase("noor@northgate.example", "--yes");
    expect(done.output).toContain("hire_me_queries: 1");
    expect(done.code).toBe(0);
    expect(await rows()).toEqual([]);
    expect(entries.has(key)).toBe(true);
    // The record is named also where a dead lead cannot be deleted.
    remote.cloudflare.refuse(/^DELETE .*\/values\//, 400, 10_013, "An unknown error has occurred");
    const halved = await erase("maya@northgate.example", "--yes");
    remote.cloudflare.allow();
    expect(halved.output).toMatch(/^Deleted\. Record [\da-f-]{36} in privacy_log says so/m);
    expect(halved.output).toContain("An unknown error has occurred");
    expect(halved.code).toBe(1);
    await erase("maya@northgate.example", "--yes");
    expect(entries.size).toBe(0);
  });

  test("an environment that was never deployed is one clear line", async () => {
    const ran = await replay(["--env", "staging"]);
    expect(ran.output).toBe(
      "The account has no KV namespace aioi-website-staging-dead-leads: staging is not deployed there.\n",
    );
  });

  test("without the database's address it says what it needs", async () => {
    const ran = await replay([], { ...remote.env, SUPABASE_URL: "" });
    expect(ran.output).toBe(
      "--remote needs SUPABASE_URL and SUPABASE_ANON_KEY of the deployed site's database.\n",
    );
  });
});
