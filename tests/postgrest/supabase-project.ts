import { execFile, spawn } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { end, eventually, type Programs, quietly, unprivileged } from "./real-backend.ts";

const run = promisify(execFile);
const migrations = join(import.meta.dirname, "../../supabase/migrations");

/** The migrations in the order in which `supabase db push` applies them. */
export const migrationFiles = readdirSync(migrations)
  .filter((name) => name.endsWith(".sql"))
  .toSorted();

/** A database as a new Supabase project has it, on a PostgreSQL of its own. */
export interface SupabaseProject {
  /** For programs that take an address: as the role `postgres`, which is no superuser. */
  url: string;
  /** Runs SQL, as the superuser unless told, and gives the unaligned rows. */
  sql: (statement: string, role?: "supabase_admin" | "postgres") => Promise<string>;
  /** Applies one migration as `supabase db push` does: as `postgres`, in one transaction. */
  apply: (migration: string) => Promise<void>;
}

/** Projects made before 30 October 2026 grant everything on new objects of `public`. */
export type Age = "older" | "newer";

export interface SupabaseCluster {
  project: (name: string, age: Age) => Promise<SupabaseProject>;
  stop: () => Promise<void>;
}

/** Starts PostgreSQL with the roles of Supabase. */
export async function startSupabaseCluster(programs: Programs): Promise<SupabaseCluster> {
  const identity = process.getuid?.() === 0 ? await unprivileged() : undefined;
  const folder = mkdtempSync(join(tmpdir(), "aioi-supabase-"));
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, "data");
  await run(
    programs.initdb,
    ["-D", data, "-U", "supabase_admin", "--auth=trust", "--encoding=UTF8", "--locale=C", "-N"],
    { ...identity, cwd: folder },
  );
  const database = spawn(
    programs.postgres,
    ["-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"],
    { ...identity, cwd: folder, stdio: quietly() },
  );
  const stop = async () => {
    await end(database, "SIGINT");
    rmSync(folder, { recursive: true, force: true });
  };
  const psql = async (name: string, role: string, ...more: string[]) => {
    const where = ["-h", folder, "-U", role, "-d", name];
    const strict = ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"];
    return (await run(programs.psql, [...where, ...strict, ...more])).stdout.trim();
  };
  try {
    await eventually(
      "PostgreSQL",
      database,
      async () => (await psql("postgres", "supabase_admin", "-c", "select 1")) === "1",
    );
    await psql("postgres", "supabase_admin", "-c", roles);
  } catch (thrown) {
    await stop();
    throw thrown;
  }
  return {
    stop,
    project: async (name, age) => {
      await psql("postgres", "supabase_admin", "-c", `create database ${name} owner postgres`);
      await psql(name, "supabase_admin", "-c", newProject + (age === "older" ? olderGrants : ""));
      return {
        url: `postgresql:///${name}?host=${encodeURIComponent(folder)}&user=postgres`,
        sql: (statement, role = "supabase_admin") => psql(name, role, "-c", statement),
        apply: async (migration) => {
          await psql(name, "postgres", "-1", "-f", join(migrations, migration));
        },
      };
    },
  };
}

/** `postgres` runs migrations and owns what they create, but is no superuser. */
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

const newProject = `
  create schema extensions;
  create schema auth;
  create table auth.users (id uuid primary key, email text);
  grant usage on schema auth, extensions to postgres, anon, authenticated, service_role;
  grant all on auth.users to postgres;
  grant all on schema public to postgres;
  grant usage on schema public to anon, authenticated, service_role;
`;

const olderGrants = ["postgres", "supabase_admin"]
  .flatMap((creator) =>
    ["tables", "sequences", "functions"].map(
      (kind) => `
  alter default privileges for role ${creator} in schema public
    grant all on ${kind} to postgres, anon, authenticated, service_role;`,
    ),
  )
  .join("");
