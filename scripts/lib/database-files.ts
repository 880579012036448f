import { pgDump } from "@electric-sql/pglite-tools/pg_dump";
import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";

import { openMigratedDatabase } from "./supabase/embedded-supabase.ts";

const madeBy = "Made by `npm run types` from supabase/migrations; do not edit.";
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
