import { randomUUID } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { main as leads } from "../../scripts/commands/leads.ts";
import { main as leadsErase } from "../../scripts/commands/leads-erase.ts";
import { main as leadsExport } from "../../scripts/commands/leads-export.ts";
import { main as leadsRetention } from "../../scripts/commands/leads-retention.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import {
  type EmbeddedSupabase,
  startEmbeddedSupabase,
} from "../../scripts/lib/supabase/embedded-supabase.ts";
import type { Command } from "../../scripts/lib/command.ts";
import { readLeadPages } from "../../scripts/lib/read-leads.ts";
import { startOutbox } from "../../scripts/lib/outbox.ts";
import { temporaryFolder } from "../support/files.ts";
import { asOperator, readRows } from "../support/rows.ts";
import { runMain } from "../support/run-script.ts";
import { fillDataDir } from "../support/test-supabase.ts";
import { createProject } from "./supabase-project.ts";

const cluster = inject("cluster");
const isMissing = typeof cluster === "string";
const folder = temporaryFolder();
let supabase: EmbeddedSupabase;
let store: Miniflare;

const maya = {
  first_name: "Maya",
  last_name: "Okonjo",
  company: "Northgate; =1+1",
  email: "maya@northgate.example",
};

const insert = (table: string, row: object) => asOperator(supabase, "POST", table, row);

/** As the Worker stores one. */
const deadLead = (email: string) =>
  JSON.stringify({
    reason: "23514",
    body: { version: 1, lead: { table: "newsletter_subscriptions", row: { email } } },
  });

beforeAll(async () => {
  // The database of a running site: the programs find its address in the folder.
  await fillDataDir(folder);
  supabase = await startEmbeddedSupabase({ dataDir: folder, root: projectRoot, port: 0 });
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(projectRoot, "wrangler.toml"));
  store = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "export default {};",
      // The ids are those of the file; the two libraries type them apart.
      kvNamespaces: workerOptions.kvNamespaces as Record<string, string>,
      resourcePersistencePath: join(folder, "workerd"),
      telemetry: { enabled: false },
    }),
  );
  await insert("hire_me_queries", {
    ...maya,
    whatsapp_number: "+1 555 0100",
    solution: "Edge AI",
    submission_id: "7f3a20c4-4c55-4b1e-9b63-0d2f1f0a7e11",
    created_at: "2026-10-01T10:00:00Z",
    source: { form: "hireMe", utm_campaign: "spring", country: "CA" },
  });
  await insert("newsletter_subscriptions", {
    email: "MAYA@northgate.example",
    created_at: "2026-10-02T10:00:00Z",
  });
  await insert("aigency_consultation_queries", {
    ...maya,
    email: "other@northgate.example",
    phone: "1",
    message: "About maya@northgate.example\u200d",
    status: "spam",
    created_at: "2026-11-01T10:00:00Z",
  });
});

afterAll(async () => {
  await store?.dispose();
  await supabase?.stop();
});

const env = { DATA_DIR: folder, SUPABASE_URL: "", SUPABASE_SERVICE_ROLE_KEY: "" };
/** What `leads:export` prints beside the export. */
const notes: string[] = [];
const exportPerson: Command = (parameters, environment, print) =>
  leadsExport(parameters, environment, print, undefined, (line) => void notes.push(line));
const run = (main: Command, ...parameters: string[]) => runMain(main, parameters, env);
const list = async (...parameters: string[]) => {
  const { code, output } = await run(leads, "--json", ...parameters);
  expect(code, output).toBe(0);
  return JSON.parse(output) as Record<string, unknown>[];
};

describe("npm run leads", () => {
  it("shows everything, the phone too, newest first", async () => {
    expect(await list()).toMatchObject([
      { kind: "partner", status: "spam", phone: "1" },
      { kind: "newsletter", email: "MAYA@northgate.example", phone: null },
      {
        kind: "hireMe",
        firstName: "Maya",
        lastName: "Okonjo",
        email: "maya@northgate.example",
        phone: "+1 555 0100",
        solution: "Edge AI",
        campaign: "spring",
        country: "CA",
        createdAt: "2026-10-01T10:00:00+00:00",
      },
    ]);
    const { output } = await run(leads);
    expect(output).toContain("+1 555 0100");
    expect(output).toContain("spring");
  });

  it("filters by kind, status and date", async () => {
    expect(await list("--kind", "newsletter")).toMatchObject([{ kind: "newsletter" }]);
    expect(await list("--status", "spam")).toMatchObject([{ kind: "partner" }]);
    expect(await list("--since", "2026-10-02")).toHaveLength(2);
    expect(await list("--since", "2026-10-02T10:00:01Z")).toHaveLength(1);
    expect(await list("--kind", "partner", "--status", "new", "--limit", "1")).toEqual([]);
  });

  it("finds the lead of a receipt by its reference, however it is written", async () => {
    const [lead] = await list("--kind", "hireMe");
    expect(lead).toMatchObject({ reference: "AIOI-7F3A-20C4" });
    expect(await list("--reference", "aioi-7f3a-20c4")).toEqual([lead]);
    expect(await list("--reference", "AIOI-0000-0000")).toEqual([]);
  });

  it.skipIf(isMissing)("writes CSV that PostgreSQL takes as it is", async () => {
    if (isMissing) return;
    const { code, output } = await run(leads, "--csv");
    expect(code).toBe(0);
    const file = join(folder, "leads.csv");
    writeFileSync(file, output);
    const [head = ""] = output.split("\r\n");
    const columns = head.split(",").map((name) => `"${name}" text`);
    const { sql } = await createProject(cluster, "leads_csv", "newer");
    await sql(`create table leads (${columns.join(", ")})`);
    await sql(`\\copy leads from '${file}' with (format csv, header match)`);
    const rows = JSON.parse(await sql("select json_agg(l) from leads l")) as object[];
    const listed = await list();
    expect(rows).toHaveLength(listed.length);
    for (const [at, row] of rows.entries()) {
      const { email, phone, company, message } = listed[at] ?? {};
      expect(row).toMatchObject({ email, phone, company, message: message || null });
    }
  });

  it("begins each page after the last lead, while leads arrive", async () => {
    const created_at = "2026-09-01T10:00:00Z";
    const many = Array.from({ length: 1500 }, (_, at) => ({
      ...maya,
      email: "many@elsewhere.example",
      phone: "1",
      message: `many ${at}`,
      created_at,
    }));
    await insert("aigency_consultation_queries", many);
    const filter = {
      kind: undefined,
      status: undefined,
      reference: undefined,
      email: undefined,
      since: undefined,
    };
    const database = { ...supabase, close: () => Promise.resolve() };
    const ids: string[] = [];
    for await (const page of readLeadPages(database, { ...filter, limit: Infinity })) {
      await insert("newsletter_subscriptions", { email: `late-${ids.length}@northgate.example` });
      ids.push(...page.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(1503);
    for (const rows of [
      "aigency_consultation_queries?email=eq.many@elsewhere.example",
      "newsletter_subscriptions?email=like.late-*",
    ]) {
      await asOperator(supabase, "DELETE", rows);
    }
  });
});

describe("a person's data", () => {
  const email = "Maya@Northgate.example";
  const keys = [randomUUID(), randomUUID(), randomUUID()] as const;
  const deadKeys = async () => {
    const namespace = await store.getKVNamespace("DEAD_LEADS");
    return (await namespace.list()).keys.map(({ name }) => name).toSorted();
  };

  beforeAll(async () => {
    const namespace = await store.getKVNamespace("DEAD_LEADS");
    await namespace.put(keys[0], deadLead("maya@northgate.example"));
    await namespace.put(keys[1], deadLead("other@northgate.example"));
    // Of a version that nobody reads any more.
    await namespace.put(keys[2], JSON.stringify({ was: [{ mail: " MAYA@northgate.example" }] }));
    const outbox = await startOutbox(folder, null);
    const post = async (url: string, body: object) => {
      const sent = await fetch(url, { method: "POST", body: JSON.stringify(body) });
      expect(sent.status).toBe(200);
    };
    const from = "site@aioi.example";
    const webhook = (address: string) => ({ type: "lead.created", data: { email: address } });
    await post(outbox.mailUrl, {
      from,
      to: "Maya@northgate.example",
      subject: "Thanks",
      text: ".",
    });
    const text = "First name: Maya\nEmail: maya@northgate.example\n";
    await post(outbox.mailUrl, { from, to: from, subject: "A lead", text });
    await post(outbox.webhookUrl, webhook("maya@northgate.example"));
    for (const other of ["other@northgate.example", "xmaya@northgate.example"]) {
      await post(outbox.webhookUrl, webhook(other));
      const others = `Email: ${other}\n`;
      await post(outbox.mailUrl, { from, to: from, subject: "A lead", text: others });
    }
    await post(outbox.webhookUrl, webhook("maya@northgate.example.org"));
    outbox.stop();
    // What a site leaves that ends while it writes.
    writeFileSync(join(folder, "outbox", "cut.json.part"), '{"to": "maya@northgate.example", "te');
  });

  it("is exported as JSON on standard output, from tables, dead leads and the outbox", async () => {
    const { code, output } = await run(exportPerson, "--email", email);
    expect(code, output).toBe(0);
    const data = JSON.parse(output) as { deadLeads: { key: string }[] };
    expect(data).toMatchObject({
      email: "Maya@northgate.example",
      tables: {
        hire_me_queries: [{ email: "maya@northgate.example", whatsapp_number: "+1 555 0100" }],
        newsletter_subscriptions: [{ email: "MAYA@northgate.example" }],
        aigency_consultation_queries: [],
      },
    });
    expect(data.deadLeads.map(({ key }) => key).toSorted()).toEqual([keys[0], keys[2]].toSorted());
    const { host } = new URL(supabase.url);
    expect(notes.splice(0)).toEqual([
      expect.stringMatching(new RegExp(`^Database ${host}, namespace DEAD_LEADS in .+\\.$`)),
    ]);
    expect(data).toMatchObject({
      outbox: [
        { content: { type: "mail", mail: { subject: "Thanks" } } },
        { content: { type: "mail", mail: { subject: "A lead" } } },
        { content: { type: "webhook" } },
        { file: "cut.json.part" },
      ],
    });
  });

  it("is not erased without --yes", async () => {
    const { code, output } = await run(leadsErase, "--email", email);
    expect(code).toBe(1);
    expect(output).toContain("hire_me_queries: 1\n");
    expect(output).toContain("dead_leads: 2\n");
    expect(output).toContain("outbox: 4\n");
    expect(output).toContain("Nothing was deleted: add --yes.");
    expect(await deadKeys()).toHaveLength(3);
    expect(readdirSync(join(folder, "outbox"))).toHaveLength(9);
  });

  const hosted = () => ({
    ...env,
    SUPABASE_URL: supabase.url,
    SUPABASE_SERVICE_ROLE_KEY: supabase.serviceRoleKey,
  });

  it("is not erased from a database whose dead leads would stay", async () => {
    const { code, output } = await runMain(leadsErase, ["--email", email, "--yes"], hosted());
    expect(code).toBe(1);
    expect(output).toMatch(/^SUPABASE_URL is set: add --remote .* or --local .*\n$/);
    expect(await readRows(supabase, "hire_me_queries")).not.toEqual([]);
    expect(await deadKeys()).toHaveLength(3);
  });

  it("is counted and exported there without the stores of this machine, with a word on that", async () => {
    const counted = await runMain(leadsErase, ["--email", email], hosted());
    expect(counted.output).toContain("The dead leads of the deployed site are not searched");
    expect(counted.output).toContain("hire_me_queries: 1\n");
    expect(counted.output).not.toMatch(/^(?:dead_leads|outbox):/m);
    const exported = await runMain(exportPerson, ["--email", email], hosted());
    expect(Object.keys(JSON.parse(exported.output) as object)).toEqual([
      "email",
      "exportedAt",
      "tables",
    ]);
    expect(notes.splice(0).join()).toContain("are not searched: add --remote.");
    const local = await runMain(leadsErase, ["--email", email, "--local"], hosted());
    expect(local.output).not.toContain("not searched");
    expect(local.output).toContain("dead_leads: 2\n");
  });

  it("is erased with it, everywhere, and nothing of anybody else", async () => {
    const { code, output } = await run(leadsErase, "--email", email, "--yes");
    expect(code, output).toBe(0);
    expect(output.toLowerCase()).not.toContain("maya");
    expect(await readRows(supabase, "hire_me_queries")).toEqual([]);
    expect(await readRows(supabase, "newsletter_subscriptions")).toEqual([]);
    expect(await readRows(supabase, "aigency_consultation_queries")).toHaveLength(1);
    expect(await deadKeys()).toEqual([keys[1]]);
    expect(output).toContain("outbox: 4\n");
    expect(readdirSync(join(folder, "outbox"))).toHaveLength(5);
    expect(output).toContain("becomes a dead lead within 20 hours: run this again in 21 hours.");
    const [, record = ""] = /Record (\S+) in privacy_log/.exec(output) ?? [];
    const logged = await asOperator(supabase, "GET", `privacy_log?id=eq.${record}`);
    expect(logged).toMatchObject([
      { action: "erase", deleted: { hire_me_queries: 1, newsletter_subscriptions: 1 } },
    ]);
    expect(JSON.stringify(logged).toLowerCase()).not.toContain("maya");
  });

  it("erased twice is erased, also where SUPABASE_URL names the database of this machine", async () => {
    const again = ["--email", email, "--yes", "--local"];
    const { code, output } = await runMain(leadsErase, again, hosted());
    expect(code).toBe(0);
    expect(output).toContain("hire_me_queries: 0\n");
  });
});

it("npm run leads:retention does by hand what pg_cron does", async () => {
  await insert("hire_me_queries", {
    ...maya,
    email: "old@northgate.example",
    created_at: new Date(Date.now() - 800 * 24 * 3_600_000).toISOString(),
  });
  const { code, output } = await run(leadsRetention);
  expect(code, output).toBe(0);
  expect(output).toContain("hire_me_queries: 1\n");
  expect(await readRows(supabase, "hire_me_queries")).toEqual([]);
});

// "Compared, erased, deduplicated by the stored form, without regard to case."
describe("a person at an international domain", () => {
  it.each(["max@münchen.example", "MAX@XN--MNCHEN-3YA.example"])(
    "is found and erased by either form of the address: %s",
    async (form) => {
      const stored = { email: "max@xn--mnchen-3ya.example" };
      await insert("newsletter_subscriptions", stored);
      const { output } = await run(exportPerson, "--email", form);
      expect(JSON.parse(output)).toMatchObject({ tables: { newsletter_subscriptions: [stored] } });
      expect((await run(leadsErase, "--email", form, "--yes")).code).toBe(0);
      expect(await readRows(supabase, "newsletter_subscriptions", stored)).toEqual([]);
    },
  );
});
