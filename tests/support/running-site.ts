import { createHash, randomUUID } from "node:crypto";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../../scripts/lib/project.ts";
import {
  type EmbeddedSupabase,
  startEmbeddedSupabase,
} from "../../scripts/lib/supabase/embedded-supabase.ts";
import { type SiteServer, startSiteServer } from "../../scripts/lib/site-server.ts";
import { submissionForm } from "../../scripts/lib/smoke-lead.ts";
import { type FaultyBackend, startFaultyBackend } from "./faulty-backend.ts";
import { temporaryFolder } from "./files.ts";
import { pooledSite, type SiteOptions, type TestSite } from "./site-pool.ts";
import { noteLine } from "./stray-lines.ts";
import { startTestSupabase } from "./test-supabase.ts";

/** The built Worker in workerd, with a real database behind a backend that can fail. */
export interface RunningSite {
  site: TestSite;
  supabase: EmbeddedSupabase;
  backend: FaultyBackend;
  /** Every line the Worker logged. */
  logs: string[];
  stop: () => Promise<void>;
}

export interface RunningSiteOptions extends SiteOptions {
  /** Where the site answers; 0 takes any free port. */
  port?: number;
  /** Queues that the test writes to, by a binding for it. */
  producers?: Record<string, string>;
  /** SQL of one more migration, as an operator might have added. */
  migration?: string;
  /** Folder in which everything survives the end of the site; in memory without. */
  dataDir?: string | null;
  /** Folder of the database alone. */
  databaseDir?: string | null;
  /** Logs the spans that the Worker opens itself. */
  isTraced?: boolean;
}

/** Starts everything, empty but for the sample content. */
export async function startRunningSite({
  port = 0,
  migration,
  producers = {},
  dataDir = null,
  databaseDir = dataDir,
  isTraced = false,
  ...siteOptions
}: RunningSiteOptions = {}): Promise<RunningSite> {
  const isPooled =
    port === 0 && dataDir === null && !isTraced && Object.keys(producers).length === 0;
  const { outbound, mailUrl, variables = {}, ...ofPool } = siteOptions;
  if (!isPooled && Object.keys(ofPool).length > 0) {
    throw new Error(`only a site of the pool has ${Object.keys(ofPool).join(", ")}`);
  }
  const migrationsRoot = migration === undefined ? projectRoot : withMigration(migration);
  const supabase =
    databaseDir === null
      ? await startTestSupabase(migrationsRoot)
      : await startEmbeddedSupabase({ dataDir: databaseDir, root: migrationsRoot, port: 0 });
  const backend = await startFaultyBackend(supabase.url);
  const logs: string[] = [];
  const site = isPooled
    ? await startVariant({ backend, supabase, logs }, siteOptions)
    : withFixedClock(
        await startSiteServer({
          root: projectRoot,
          port,
          dataDir,
          variables: { ...usualVariables({ backend, supabase }), ...variables },
          ...(outbound === undefined ? {} : { outbound }),
          ...(mailUrl === undefined ? {} : { mailUrl }),
          producers,
          isTraced,
          onLog: (line) => {
            noteLine(line);
            logs.push(line);
          },
        }),
      );
  return {
    site,
    supabase,
    backend,
    logs,
    stop: async () => {
      await site.stop();
      await backend.stop();
      await supabase.stop();
      if (migration !== undefined) rmSync(migrationsRoot, { recursive: true });
    },
  };
}

let shared: Promise<RunningSite> | undefined;

/**
 * The one site of this process, for files that break nothing in it and expect nothing of it but the
 * sample content. It ends with the process.
 */
export function sharedSite(): Promise<RunningSite> {
  shared ??= startRunningSite();
  return shared;
}

/**
 * Starts another Worker on the backend of a running site.
 *
 * @param running whose backend and log it shares
 * @param options how it differs
 */
export function startVariant(
  { backend, supabase, logs }: Pick<RunningSite, "backend" | "supabase" | "logs">,
  { variables = {}, ...options }: SiteOptions = {},
): Promise<TestSite> {
  return pooledSite({
    ...options,
    variables: { ...usualVariables({ backend, supabase }), ...variables },
    onLog: (line) => void logs.push(line),
  });
}

/** What every Worker of the tests needs. */
export const usualVariables = ({
  backend,
  supabase,
}: {
  backend: Pick<FaultyBackend, "url">;
  supabase: Pick<EmbeddedSupabase, "anonKey">;
}) => ({
  SITE_ORIGIN: "https://aioi.example",
  SUPABASE_URL: backend.url,
  SUPABASE_ANON_KEY: supabase.anonKey,
  IP_HASH_KEY: "a key for tests only, of 32 bytes",
});

const onlyOfThePool = () =>
  Promise.reject(new Error("only a site of the pool has another clock or isolate, or settles"));

const withFixedClock = (site: SiteServer): TestSite => ({
  ...site,
  renewIsolate: onlyOfThePool,
  settle: onlyOfThePool,
  setClock: onlyOfThePool,
  stopClockAt: onlyOfThePool,
});

/**
 * The same with a log of its own. It shares the database, and a fault of the backend hits both.
 *
 * @param running whose backend it shares
 * @param options how it differs
 */
export async function startBeside(
  running: RunningSite,
  options: SiteOptions = {},
): Promise<RunningSite> {
  const logs: string[] = [];
  const site = await startVariant({ ...running, logs }, options);
  return {
    ...running,
    site,
    logs,
    stop: async () => {
      await running.backend.set("none");
      await site.stop();
    },
  };
}

/**
 * @param sql of migrations that an operator added
 * @returns a folder with a copy of the project's migrations and those
 */
export function withMigration(...sql: string[]): string {
  const copy = temporaryFolder();
  cpSync(join(projectRoot, "supabase"), join(copy, "supabase"), { recursive: true });
  for (const [index, statements] of sql.entries()) {
    const name = `2999010100000${index}_operator.sql`;
    writeFileSync(join(copy, "supabase/migrations", name), statements);
  }
  return copy;
}

/** SQL of a migration that lets the database show drafts to whoever has the key. */
export const admitPreviews = (key: string): string =>
  `insert into public.preview_access (key_hash)
    values ('${createHash("sha256").update(key).digest("hex")}');`;

/** A Get Started form as the browser sends it, with fields that pass every rule. */
export function getStartedSubmission(fields: Record<string, unknown> = {}) {
  return {
    kind: "getStarted",
    submissionId: randomUUID(),
    fields: {
      firstName: "Maya",
      lastName: "Okonjo",
      email: "maya@northgate.example",
      company: "Northgate Clinics",
      phone: "+1 555 0100",
      message: "We need an air-gapped pilot.",
      ...fields,
    },
    source: { page: "/pricing", opener: "pricing-tier", tier: "explorer" },
  };
}

/** A subscription to the newsletter as the browser sends it. */
export const subscriptionOf = (email: string, more: object = {}) => ({
  kind: "newsletter",
  submissionId: randomUUID(),
  fields: { email },
  source: { page: "/" },
  ...more,
});

/** An address that nothing else in this run has. */
export const newEmail = (name: string) => `${name}-${randomUUID()}@northgate.example`;

let visitors = 0;

/** An address nobody else in this run has, so that tests do not use up each other's limit. */
export function newAddress(): string {
  visitors += 1;
  return `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}

/** A response of the submit endpoint. */
export interface SubmitResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The result without its receipt, or undefined when the answer holds none. */
  result: unknown;
}

/**
 * Calls the submit endpoint as the site's own forms do.
 *
 * @param url of the site
 * @param data the submission
 * @param headers replace or remove (undefined) what a browser would send
 */
export const send = (
  url: string,
  data: unknown,
  headers: Record<string, string | undefined> = {},
): Promise<SubmitResponse> => post(url, submissionForm(data), headers);

/**
 * @param url of the site
 * @param body sent as it is
 * @param headers replace or remove (undefined) what a browser would send
 */
export async function post(
  url: string,
  body: FormData | URLSearchParams | string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string | undefined> = {},
): Promise<SubmitResponse> {
  const all: Record<string, string | undefined> = {
    origin: url,
    "cf-connecting-ip": newAddress(),
    ...headers,
  };
  const answer = await fetch(new URL("/_serverFn/submitLead", url), {
    method: "POST",
    headers: Object.entries(all).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
    body,
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, result: resultIn(answer, text) };
}

function resultIn({ headers }: Response, text: string): unknown {
  if (!headers.get("content-type")?.startsWith("application/json")) return undefined;
  const { receipt: _, ...result } = JSON.parse(text) as Record<string, unknown>;
  return result;
}

/** What a site logged of an event, without what every line has. */
export const loggedOf = ({ logs }: Pick<RunningSite, "logs">, event: string) =>
  logs
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => {
      const { level: _level, requestId: _id, event: _event, ...fields } = JSON.parse(line);
      return fields as Record<string, unknown>;
    });

/** The slowest machine needs less; a wait that is met ends at once. */
const waitTimeoutMs = 240_000;

/** What is there, once it is. */
type There<Value> = Exclude<Value, undefined | null | false>;

/**
 * Asks again until the answer is there, for what happens some time after a request.
 *
 * @param ask gives nothing, false or an empty list while it is too early
 * @param timeoutMs when to give up; only a drill that ends with its test needs another
 */
export async function eventually<Value>(
  ask: () => Value | Promise<Value>,
  timeoutMs = waitTimeoutMs,
): Promise<There<Value>> {
  const isThere = (value: Value): value is There<Value> =>
    value !== undefined &&
    value !== null &&
    value !== false &&
    !(Array.isArray(value) && value.length === 0);
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    const value = await ask();
    if (isThere(value)) return value;
    if (performance.now() > giveUpAt) throw new Error(`nothing happened in ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
