import { createHmac } from "node:crypto";

import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";

import { queryDatabase } from "../../app/server/articles/article-database.ts";
import { loadEnvironment } from "../../app/server/environment/environment.ts";
import { createLog } from "../../app/server/environment/log.ts";
import type { RequestContext } from "../../app/server/environment/request-context.ts";
import { receiveLead } from "../../app/server/leads/pipeline.ts";
import { healthResponse } from "../../app/server/ops/health.ts";
import { readUnsentNotifications } from "../../app/server/store/lead-numbers.ts";
import { assertReachable } from "../../scripts/lib/backend.ts";
import { askDatabase } from "../../scripts/lib/operator-database.ts";
import { getStartedSubmission } from "../support/running-site.ts";
import { type RealBackend, startRealBackend } from "./real-backend.ts";
import { partialContext } from "../support/request-context.ts";

const cluster = inject("cluster");
const isMissing = typeof cluster === "string";

let backend: RealBackend;

beforeAll(async () => {
  if (!isMissing) backend = await startRealBackend(cluster, "api_keys");
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => backend?.stop());

/** The Worker's part that meets Supabase, with a queue that notes what it gets. */
function workerWith(key: string) {
  const lines: string[] = [];
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
  }
  const queued: unknown[] = [];
  const environment = loadEnvironment(
    {
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: key,
      IP_HASH_KEY: "a key for tests only, of 32 bytes",
      LEAD_QUEUE: { send: (message: unknown) => Promise.resolve(void queued.push(message)) },
    },
    createLog("a start"),
  );
  // The parts of a request's context that the pipeline and a read use.
  const context = partialContext({
    environment,
    log: createLog("a request"),
    clientIp: "203.0.113.7",
    country: null,
    isTest: false,
    results: {},
    waitUntil: () => undefined,
  });
  const alerts = () =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === "supabase.key_refused");
  return { environment, context, queued, alerts };
}

const read = (context: RequestContext) =>
  queryDatabase(context, "categories", (client) => client.from("categories").select("slug"));

// "A publishable key is no JWT: it goes in `apikey` alone."
describe.skipIf(isMissing)("both kinds of keys work", () => {
  test.each(["anonKey", "publishableKey"] as const)("the Worker with %s", async (kind) => {
    const { environment, context, queued, alerts } = workerWith(backend[kind]);
    const submission = getStartedSubmission();
    expect((await receiveLead(submission, context)).result).toEqual({ ok: true });
    const id = submission.submissionId;
    expect(queued).toEqual([]);
    const stored = `select count(*) from hire_me_queries where submission_id = '${id}'`;
    expect(await backend.sql(stored)).toBe("1");
    expect(await read(context)).toMatchObject({ status: "read" });
    expect(await readUnsentNotifications(environment)).not.toBeNull();
    const ready = await healthResponse("/readyz", { environment });
    expect(await ready.json()).toMatchObject({ checks: { supabase: { ok: true } } });
    expect(alerts()).toEqual([]);
  });

  test.each(["anonKey", "publishableKey"] as const)("`npm start` with %s", async (kind) => {
    await expect(assertReachable(backend.url, backend[kind])).resolves.toBeUndefined();
  });

  test.each(["serviceRoleKey", "secretKey"] as const)("operators with %s", async (kind) => {
    const database = { url: backend.url, serviceRoleKey: backend[kind] };
    await expect(askDatabase(database, "hire_me_queries?limit=1")).resolves.toBeInstanceOf(Array);
  });
});

/** Signed with another secret, or for an hour that is over. */
const token = (secret: string, claims: object) => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ role: "anon", ...claims })}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
};

// "When a key is refused: leads queue, and the first refusal is an alert that names the variable."
describe.skipIf(isMissing)("a key that Supabase refuses", () => {
  test.each<[string, () => string]>([
    ["a publishable key of nobody", () => "sb_publishable_of_nobody"],
    ["a JWT that another secret signed", () => token("another secret".repeat(4), {})],
    ["a JWT that has expired", () => token(backend.jwtSecret, { exp: 1_700_000_000 })],
    ["a JWT that was cut off", () => backend.anonKey.slice(0, -5)],
    ["three words with points", () => "not.a.key"],
  ])("%s: leads are queued, one alert names the variable", async (_, key) => {
    const { environment, context, queued, alerts } = workerWith(key());
    expect((await receiveLead(getStartedSubmission(), context)).result).toEqual({ ok: true });
    expect(queued).toHaveLength(1);
    expect(alerts()).toMatchObject([{ alert: true, name: "SUPABASE_ANON_KEY" }]);
    expect(await read(context)).toEqual({ status: "unavailable" });
    expect((await receiveLead(getStartedSubmission(), context)).result).toEqual({ ok: true });
    expect(queued).toHaveLength(2);
    expect(alerts()).toHaveLength(1);
    const ready = await healthResponse("/readyz", { environment });
    expect(await ready.json()).toMatchObject({ checks: { supabase: { ok: false } } });
  });

  test("a read alone tells of it too, and what the role may not do is no refused key", async () => {
    const refused = workerWith("sb_publishable_of_nobody");
    await read(refused.context);
    expect(refused.alerts()).toMatchObject([{ name: "SUPABASE_ANON_KEY" }]);

    const { context, queued, alerts } = workerWith(backend.publishableKey);
    await backend.sql("revoke insert (company) on hire_me_queries from anon");
    try {
      await receiveLead(getStartedSubmission(), context);
    } finally {
      await backend.sql("grant insert (company) on hire_me_queries to anon");
    }
    expect(queued).toHaveLength(1);
    expect(alerts()).toEqual([]);
  });
});
