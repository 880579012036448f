import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import type { App, splitSqlStatements } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";

import { databaseFault } from "../database-message.ts";
import { SetupError } from "../error-details.ts";

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

/**
 * Applies the migrations that a database does not have yet, and the seed where one of the two is new.
 *
 * @param folder of the database, for the error; null: in memory
 * @throws {SetupError} when other migrations than those of `root` made the database
 */
export async function applySchema(
  { driver }: PgliteConnection,
  root: string,
  folder: string | null,
): Promise<void> {
  await driver.exec(bookkeepingSql);
  const { rows: applied } = await driver.query<{ version: string; sql: string }>(
    "select version, statements[1] as sql from supabase_migrations.schema_migrations order by version",
  );
  const migrations = readMigrations(root);
  const sqlOf = new Map(migrations.map(({ version, sql }) => [version, sql]));
  // Until the launch a change edits the migration of its subject (CONTRIBUTING.md). One that is newer than
  // all of ours is of a later version, which only adds.
  const newest = migrations.at(-1)?.version ?? "";
  const other = applied.find(({ version, sql }) => version <= newest && sqlOf.get(version) !== sql);
  if (other) {
    throw new SetupError(
      `${folder ?? "The database"} was made by other migrations than this version's (${other.version}): move it away, and the next start makes a new one.`,
    );
  }
  const appliedVersions = new Set(applied.map(({ version }) => version));
  const pending = migrations.filter(({ version }) => !appliedVersions.has(version));
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
      throw new Error(`Migration ${version}_${name} failed: ${databaseFault(error)}`, {
        cause: error,
      });
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
    throw new Error(`supabase/seed.sql failed: ${databaseFault(error)}`, { cause: error });
  }
}

/**
 * At its first request @supabase/lite grants everything on every table, present and to come, to
 * `anon`. So the first request is ours, and then the migrations' own grants are put back.
 */
export async function restoreGrants(
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
