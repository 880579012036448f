import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { projectRoot } from "../../scripts/lib/project.ts";
import { type Cluster, superuser } from "./postgres.ts";

const run = promisify(execFile);
const migrations = join(projectRoot, "supabase/migrations");

/** The migrations in the order in which `supabase db push` applies them. */
export const migrationFiles = readdirSync(migrations)
  .filter((name) => name.endsWith(".sql"))
  .toSorted()
  .map((name) => join(migrations, name));

/** A database as a new Supabase project has it. */
export interface SupabaseProject {
  name: string;
  /** For programs that take an address: as the role `postgres`, which is no superuser. */
  url: string;
  /** Runs SQL, as the superuser unless told, and gives the unaligned rows. */
  sql: (statement: string, role?: typeof superuser | "postgres") => Promise<string>;
  /**
   * Applies files as `supabase db push` does: as `postgres`, over one connection, each in one transaction.
   */
  apply: (files: readonly string[]) => Promise<void>;
}

/** Projects made before 30 October 2026 grant everything on new objects of `public`. */
export type Age = "older" | "newer";

/** Makes a database without our migrations. */
export async function createProject(
  cluster: Cluster,
  name: string,
  age: Age,
): Promise<SupabaseProject> {
  await psql(cluster, "postgres", superuser, ["-c", `create database ${name} owner postgres`]);
  const project = projectOf(cluster, name);
  await project.sql(newProject + (age === "older" ? olderGrants : ""));
  return project;
}

let template: Promise<SupabaseProject> | undefined;

/** Makes a database of an older project, the harder case, with our migrations: a copy of the first. */
export async function createMigratedProject(
  cluster: Cluster,
  name: string,
): Promise<SupabaseProject> {
  template ??= createProject(cluster, "migrated", "older").then(async (project) => {
    await project.apply(migrationFiles);
    return project;
  });
  await template;
  const copy = `create database ${name} template migrated owner postgres`;
  await psql(cluster, "postgres", superuser, ["-c", copy]);
  return projectOf(cluster, name);
}

function projectOf(cluster: Cluster, name: string): SupabaseProject {
  return {
    name,
    url: `postgresql:///${name}?host=${encodeURIComponent(cluster.folder)}&user=postgres`,
    sql: (statement, role = superuser) => psql(cluster, name, role, ["-c", statement]),
    apply: async (files) => {
      const command = (statement: string) => ["-c", statement];
      const steps = files.flatMap((file) => [
        ...["set session authorization postgres", "begin"].flatMap(command),
        "-f",
        file,
        ...["commit", "reset session authorization", "reset all"].flatMap(command),
      ]);
      await psql(cluster, name, superuser, steps);
    },
  };
}

async function psql(
  { programs, folder }: Cluster,
  name: string,
  role: string,
  more: readonly string[],
): Promise<string> {
  const where = ["-h", folder, "-U", role, "-d", name];
  const strict = ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"];
  return (await run(programs.psql, [...where, ...strict, ...more])).stdout.trim();
}

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
