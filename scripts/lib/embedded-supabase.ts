import { AsyncLocalStorage } from "node:async_hooks";
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import type { App, splitSqlStatements } from "@supabase/lite";
import type { PgliteConnection, createPgliteConnection } from "@supabase/lite/pglite";
import { z } from "zod";

import { answerStorage, type EmbeddedStorage } from "./embedded-storage.ts";

/** A Supabase that runs inside this process. */
export interface EmbeddedSupabase {
  url: string;
  anonKey: string;
  serviceRoleKey: string;
  /** Ends it: requests in flight are answered first. Safe to call twice. */
  stop: () => Promise<void>;
}

export interface EmbeddedSupabaseOptions {
  /** Folder of the data; `null` holds everything in memory. */
  dataDir: string | null;
  /** Folder that holds `supabase/migrations` and `supabase/seed.sql`. */
  root: string;
  /** Port on 127.0.0.1; 0 takes any free one. */
  port: number;
}

/** Files inside the data folder. */
const lockFileName = "supabase.lock";
const secretFileName = "supabase.secret";
/** Address and keys of the running instance, for other programs on this machine. */
export const runningFileName = "supabase.json";
const databaseFolderName = "postgres";
const storageFolderName = "storage";

const maxBodyBytes = 1024 * 1024;
const stopGraceMs = 2000;
const timestamptzOid = 1184;

/**
 * Starts Supabase's REST interface on an embedded PostgreSQL (PGlite), applies the pending
 * migrations of `root` and, whenever they or `supabase/seed.sql` changed, the seed.
 *
 * With a `dataDir`, rows and keys survive restarts, a lock keeps a second process out, and
 * `supabase.json` in that folder names the address and the keys while it runs.
 *
 * Requests without a key, or with an unknown one, are refused. There is no sign-in here: a token of a
 * user, signed with the secret of the data folder, is taken in place of a key.
 *
 * @returns the address, the two keys (JWTs for the roles `anon` and `service_role`) and `stop`.
 * @throws Error with one line when another live process uses `dataDir`, when a migration or the
 *   seed fails, or when the port is taken.
 */
export async function startEmbeddedSupabase(
  options: EmbeddedSupabaseOptions,
): Promise<EmbeddedSupabase> {
  const { dataDir, root, port } = options;
  const undo: (() => void | Promise<void>)[] = [];
  const undoAll = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };

  try {
    if (dataDir !== null) {
      mkdirSync(dataDir, { recursive: true });
      undo.push(lockFolder(dataDir));
    }
    const secret = dataDir === null ? newSecret() : storedSecret(join(dataDir, secretFileName));
    const anonKey = signApiKey(secret, "anon");
    const serviceRoleKey = signApiKey(secret, "service_role");

    const lite = await importLite();
    const connection = await openDatabase(lite.createPgliteConnection, dataDir);
    undo.push(() => connection.close());
    recordRefusals(connection);
    await applySchema(connection, root);

    const app = new lite.App({
      connection,
      api: { schemas: ["public"], max_rows: 1000 },
      auth: { enabled: false, jwt_secret: secret },
      storage: { enabled: false },
      studio: { enabled: false },
      options: {
        server: {
          admin: false,
          disableStudio: true,
          apiKeys: {
            resolver: async (key) => {
              if (key === anonKey) return { type: "publishable", claims: { role: "anon" } };
              if (key === serviceRoleKey) {
                return { type: "secret", claims: { role: "service_role" } };
              }
              const claims = readUserToken(secret, key);
              return claims === null ? null : { type: "publishable", claims };
            },
          },
        },
      },
    });
    undo.push(silenceLite());
    await restoreGrants(app, connection, lite.splitSqlStatements, root, anonKey);

    const storage = dataDir && { folder: join(dataDir, storageFolderName), serviceRoleKey };
    const http = await listen(app, storage || null, port);
    undo.push(http.close);

    const running = { url: http.url, anonKey, serviceRoleKey };
    if (dataDir !== null) {
      const runningFile = join(dataDir, runningFileName);
      writePrivateFile(runningFile, `${JSON.stringify({ ...running, pid: process.pid })}\n`);
      undo.push(() => rmSync(runningFile, { force: true }));
    }

    let stopped: Promise<void> | undefined;
    return { ...running, stop: () => (stopped ??= undoAll()) };
  } catch (error) {
    await undoAll();
    throw error;
  }
}

/**
 * The migrated database alone, in memory and without its REST interface, for programs that read the
 * schema.
 *
 * @param root folder that holds `supabase/migrations` and `supabase/seed.sql`
 */
export async function openMigratedDatabase(
  root: string,
): Promise<Pick<PgliteConnection, "driver"> & { close: () => Promise<void> }> {
  const { createPgliteConnection } = await importLite();
  const connection = await openDatabase(createPgliteConnection, null);
  await applySchema(connection, root);
  return { driver: connection.driver, close: () => connection.close() };
}

/** An API key in Supabase's form: a JWT (HS256) that names a role and does not expire. */
export function signApiKey(secret: string, role: "anon" | "service_role"): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
  const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ iss: "supabase", role })}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

const userClaims = z.object({ role: z.literal("authenticated"), sub: z.uuid(), exp: z.number() });

/** The claims of a signed-in user's token; null for any other text. */
function readUserToken(secret: string, token: string): z.infer<typeof userClaims> | null {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const expected = createHmac("sha256", secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const read = userClaims.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  return read.success && read.data.exp * 1000 > Date.now() ? read.data : null;
}

async function openDatabase(
  create: typeof createPgliteConnection,
  dataDir: string | null,
): Promise<PgliteConnection> {
  const open = async (folder: string | null): Promise<PgliteConnection> => {
    const connection = await create({
      ...(folder !== null && { url: folder }),
      pgliteOptions: { parsers: { [timestamptzOid]: toIsoTimestamp } },
    });
    try {
      await connection.driver.waitReady;
    } catch (error) {
      if (folder === null) throw error;
      throw new Error(
        `The data in ${folder} is damaged: put a backup in its place, or delete it to start empty.`,
        { cause: error },
      );
    }
    return connection;
  };
  if (dataDir === null) return open(null);

  const folder = join(dataDir, databaseFolderName);
  if (!existsSync(folder)) {
    // Made under another name: a folder that was killed while it was filled never opens again.
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    await (await open(draft)).close();
    renameSync(draft, folder);
  }
  return open(folder);
}

/** "2026-11-21 03:45:54.98+00", as PGlite writes it, in PostgREST's form: "2026-11-21T03:45:54.98+00:00". */
function toIsoTimestamp(value: string): string {
  return value.replace(" ", "T").replace(/[+-]\d\d$/, "$&:00");
}

async function importLite() {
  // Only its command line reports usage, but a setting is better than a hope.
  process.env.LITE_TELEMETRY ??= "0";
  // The package replaces process.emitWarning by a version that throws on warnings that are Error
  // objects, as Node's own often are.
  const emitWarning = process.emitWarning.bind(process);
  const [core, pglite] = await Promise.all([
    import("@supabase/lite"),
    import("@supabase/lite/pglite"),
  ]);
  process.emitWarning = emitWarning;
  return {
    App: core.App,
    splitSqlStatements: core.splitSqlStatements,
    createPgliteConnection: pglite.createPgliteConnection,
  };
}

// Schema ----------------------------------------------------------------------------------------

/** The bookkeeping tables are those of the Supabase CLI. */
const bookkeepingSql = `
  do $$
  begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin;
      create role authenticated nologin;
      create role service_role nologin bypassrls;
    end if;
  end $$;
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key,
    statements text[],
    name text
  );
  create table if not exists supabase_migrations.seed_files (
    path text not null primary key,
    hash text not null
  );
`;

async function applySchema({ driver }: PgliteConnection, root: string): Promise<void> {
  await driver.exec(bookkeepingSql);
  const applied = await driver.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const appliedVersions = new Set(applied.rows.map((row) => row.version));
  const pending = readMigrations(root).filter(({ version }) => !appliedVersions.has(version));
  for (const { version, name, sql } of pending) {
    try {
      await driver.transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(
          `insert into supabase_migrations.schema_migrations (version, name, statements)
           values ($1, $2, $3)`,
          [version, name, [sql]],
        );
      });
    } catch (error) {
      throw new Error(`Migration ${version}_${name} failed: ${messageOf(error)}`, { cause: error });
    }
  }

  const seedFile = join(root, "supabase", "seed.sql");
  if (!existsSync(seedFile)) return;
  const seed = readFileSync(seedFile, "utf8");
  const hash = createHash("sha256").update(seed).digest("hex");
  const same = await driver.query(
    "select from supabase_migrations.seed_files where path = 'supabase/seed.sql' and hash = $1",
    [hash],
  );
  if (pending.length === 0 && same.rows.length > 0) return;
  try {
    await driver.transaction(async (transaction) => {
      await transaction.exec(seed);
      await transaction.query(
        `insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', $1)
         on conflict (path) do update set hash = excluded.hash`,
        [hash],
      );
    });
  } catch (error) {
    throw new Error(`supabase/seed.sql failed: ${messageOf(error)}`, { cause: error });
  }
}

function readMigrations(root: string): { version: string; name: string; sql: string }[] {
  const folder = join(root, "supabase", "migrations");
  return readdirSync(folder)
    .toSorted()
    .flatMap((fileName) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(fileName) ?? [];
      if (version === undefined || name === undefined) return [];
      return [{ version, name, sql: readFileSync(join(folder, fileName), "utf8") }];
    });
}

/**
 * At its first request @supabase/lite grants everything on every table, present and to come, to
 * `anon`. So the first request is ours, and then the migrations' own grants are put back.
 */
async function restoreGrants(
  app: App,
  { driver }: PgliteConnection,
  split: typeof splitSqlStatements,
  root: string,
  anonKey: string,
): Promise<void> {
  await app.fetch(
    new Request("http://127.0.0.1/rest/v1/categories?limit=0", { headers: { apikey: anonKey } }),
  );
  const grants = readMigrations(root)
    .flatMap(({ sql }) => split(sql))
    .map((statement) => statement.replace(/^(?:\s+|--[^\n]*\n)+/, ""))
    .filter((statement) => /^(?:grant|revoke)\b/i.test(statement));
  await driver.transaction(async (transaction) => {
    await transaction.exec(`
      alter default privileges in schema public revoke all on tables from anon, authenticated;
      alter default privileges in schema public revoke all on sequences from anon, authenticated;
    `);
    for (const statement of grants) await transaction.exec(statement);
  });
}

// HTTP ------------------------------------------------------------------------------------------

/** Set while @supabase/lite answers a request; holds what the database refused meanwhile. */
const answering = new AsyncLocalStorage<{ refusal?: DatabaseRefusal }>();

const databaseRefusal = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().optional(),
  hint: z.string().optional(),
});
type DatabaseRefusal = z.infer<typeof databaseRefusal>;

/** Records the database's own messages, for `answer`. */
function recordRefusals(connection: PgliteConnection): void {
  connection.normalizeDbError = (error) => {
    const turn = answering.getStore();
    const refusal = databaseRefusal.safeParse(error);
    if (turn && refusal.success) turn.refusal = refusal.data;
    return error;
  };
}

/**
 * @supabase/lite prints each refused statement with its parameters: with the visitor's name and
 * address. What it prints while it answers is dropped; `answer` logs its failures in one line.
 */
function silenceLite(): () => void {
  const { error } = console;
  console.error = (...parts: unknown[]): void => {
    if (!answering.getStore()) error(...parts);
  };
  return () => {
    console.error = error;
  };
}

async function listen(
  app: App,
  storage: EmbeddedStorage | null,
  port: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  // PGlite is one connection, and @supabase/lite opens a transaction per request on it without
  // waiting for its turn: requests must not overlap, or one would run in another's role.
  let lastTurn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => undefined);
    return turn;
  };

  const server = createServer((request, response) => {
    answer(app, storage, inTurn, request, response).catch((error: unknown) => {
      const path = request.url?.split("?")[0];
      console.error(`Embedded Supabase: ${request.method} ${path} failed: ${messageOf(error)}`);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: "The request failed" });
    });
  });
  // Never closed from this side: the Worker could be sending the next request just then.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeIdleConnections();
      const forceClose = setTimeout(() => server.closeAllConnections(), stopGraceMs);
      await closed;
      clearTimeout(forceClose);
      await lastTurn;
    },
  };
}

async function answer(
  app: App,
  storage: EmbeddedStorage | null,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? "GET";
  const target = request.url ?? "/";
  if (storage !== null && (await answerStorage(storage, request, response))) return;
  if (!target.startsWith("/rest/v1")) {
    sendJson(response, 404, { message: "Only /rest/v1 and the bucket `pictures` are served here" });
    return;
  }
  const body = await readBody(request);
  if (body === undefined) {
    response.setHeader("connection", "close");
    sendJson(response, 413, { message: `The body exceeds ${maxBodyBytes} bytes` });
    return;
  }

  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const bodyless = method === "GET" || method === "HEAD";
  const webRequest = new Request(`http://${request.headers.host ?? "127.0.0.1"}${target}`, {
    method,
    headers,
    body: bodyless ? null : body,
  });
  const context = { peerAddress: request.socket.remoteAddress ?? null };
  // The answer is read within the turn: its body may still hold the connection.
  const { status, answerHeaders, answerBody } = await inTurn(async () => {
    const turn: { refusal?: DatabaseRefusal } = {};
    const webResponse = await answering.run(turn, () => app.fetch(webRequest, context));
    // A violated check is HTTP 500 with the code "SUP" there; PostgREST answers as follows.
    if (webResponse.status === 500 && turn.refusal?.code.startsWith("23")) {
      const { code, message, detail = null, hint = null } = turn.refusal;
      return {
        status: 400,
        answerHeaders: new Headers({ "content-type": "application/json; charset=utf-8" }),
        answerBody: new TextEncoder().encode(
          JSON.stringify({ code, details: detail, hint, message }),
        ),
      };
    }
    return {
      status: webResponse.status,
      answerHeaders: webResponse.headers,
      answerBody: new Uint8Array(await webResponse.arrayBuffer()),
    };
  });
  if (status >= 500) {
    console.error(`Embedded Supabase: ${method} ${target.split("?")[0]} answered ${status}`);
  }
  response.statusCode = status;
  answerHeaders.forEach((value, name) => response.appendHeader(name, value));
  if (method === "HEAD") response.end();
  else response.end(answerBody);
}

/** The whole body, or undefined when it is too large. */
async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}

// Data folder -----------------------------------------------------------------------------------

/** Takes the folder for this process and gives back the function that releases it. */
function lockFolder(folder: string): () => void {
  const lockFile = join(folder, lockFileName);
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  for (;;) {
    try {
      writeFileSync(lockFile, mine, { flag: "wx", mode: 0o600 });
      return () => rmSync(lockFile, { force: true });
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
    const theirs = readIfThere(lockFile);
    if (theirs === undefined) continue;
    const [pid = "", start = ""] = theirs.trim().split(" ");
    if (isSameProcess(Number(pid), start)) {
      throw new Error(`Process ${pid} already uses the data in ${folder}; stop it first.`);
    }
    // Renamed before it is removed: of two processes that find the same stale lock, one wins.
    const staleFile = `${lockFile}.${process.pid}`;
    try {
      renameSync(lockFile, staleFile);
    } catch (error) {
      if (codeOf(error) !== "ENOENT") throw error;
      continue;
    }
    const removed = readIfThere(staleFile);
    if (removed === theirs) rmSync(staleFile, { force: true });
    else renameSync(staleFile, lockFile);
  }
}

/** Is the process that wrote a lock alive? Process ids are used again, so its start counts too. */
function isSameProcess(pid: number, start: string): boolean {
  return isAlive(pid) && startOf(pid) === start;
}

/** Does a process run? One that has ended and waits to be collected by its parent does not. */
export function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return statOf(pid)?.[0] !== "Z";
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** The process that started another; undefined where there is no /proc. */
export const parentOf = (pid: number): number | undefined => {
  const parent = statOf(pid)?.[1];
  return parent === undefined ? undefined : Number(parent);
};

/** When a process started, in the kernel's ticks; "unknown" where there is no /proc. */
function startOf(pid: number): string {
  return statOf(pid)?.[19] ?? "unknown";
}

/** The kernel's fields on a process, from its state on; undefined where there is no /proc. */
function statOf(pid: number): string[] | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The field before, the program's name, may hold spaces and brackets.
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
}

function newSecret(): string {
  return randomBytes(32).toString("hex");
}

function storedSecret(file: string): string {
  const stored = readIfThere(file)?.trim();
  if (stored !== undefined && stored !== "") return stored;
  const secret = newSecret();
  writePrivateFile(file, `${secret}\n`);
  return secret;
}

/** Whole or not at all, and readable by this user only. */
function writePrivateFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ESRCH") return undefined;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
