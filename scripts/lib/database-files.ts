import { readdirSync } from "node:fs";
import { join } from "node:path";

import { pgDump } from "@electric-sql/pglite-tools/pg_dump";
import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";

import { leadTables } from "../../app/server/store/lead-rows.ts";
import { openMigratedDatabase } from "./supabase/embedded-supabase.ts";

const madeBy = "Made by `npm run types` from supabase/migrations; do not edit.";

const grantsHeader = `-- Made by \`npm run types\` from app/server/store/lead-rows.ts; do not edit.
-- What the Worker inserts, column by column: a visitor sets neither id nor created_at, and reads nothing.
`;

/**
 * The migration that lets the Worker insert each column that it writes: one that was forgotten would
 * refuse every lead (42501). Of several such files it is the newest, because applied ones never change.
 *
 * @param root folder that holds `supabase/migrations`
 * @returns content by path below the project
 */
export function leadGrants(root: string): Record<string, string> {
  const files = readdirSync(join(root, "supabase/migrations"));
  const newest = files
    .filter((name) => name.endsWith("_lead_grants.sql"))
    .sort()
    .at(-1);
  const grants = Object.entries(leadTables).map(
    ([table, { shape }]) =>
      `grant insert (\n  ${Object.keys(shape).join(",\n  ")}\n) on table public.${table} to anon;\n`,
  );
  const timeout = ["set lock_timeout = '5s';\n", "reset lock_timeout;\n"] as const;
  const content = [grantsHeader, timeout[0], ...grants, timeout[1]].join("\n");
  return { [`supabase/migrations/${newest}`]: content };
}

const onlyHosted =
  "-- Not in here: the bucket and the daily job, which exist on a hosted Supabase only.";

/**
 * The files that are made from the migrations, with the embedded PostgreSQL: the types of the schema as
 * `supabase gen types` writes them, and the schema as it stands after the last migration, by pg_dump.
 *
 * @param root folder that holds `supabase/migrations`
 * @returns contents by path below the project
 */
export async function databaseFiles(root: string): Promise<Record<string, string>> {
  const { driver, close } = await openMigratedDatabase(root);
  try {
    const metadata = await introspect(driver, { includedSchemas: ["public"] });
    const types = await generateTypescript(sortGeneratorMetadata(metadata), {
      postgrestVersion: "12",
    });
    const dump = await pgDump({
      pg: driver,
      args: ["--schema-only", "--no-owner", "--exclude-schema=supabase_migrations"],
    });
    return {
      "app/server/store/database.gen.ts": `// ${madeBy}\n\n${types}`,
      "supabase/schema.sql": `-- ${madeBy}\n${onlyHosted}\n\n${await dump.text()}`,
    };
  } finally {
    await close();
  }
}
