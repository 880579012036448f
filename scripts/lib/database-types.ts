import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";

import { openMigratedDatabase } from "./supabase/embedded-supabase.ts";

/** The file of the types that supabase-js is used with. */
export const databaseTypesFile = "app/server/store/database.gen.ts";

/**
 * The types of the schema as `supabase gen types` writes them, made from the migrations with the same
 * generator and the embedded PostgreSQL.
 *
 * @param root folder that holds `supabase/migrations`
 */
export async function databaseTypes(root: string): Promise<string> {
  const { driver, close } = await openMigratedDatabase(root);
  try {
    const metadata = await introspect(driver, { includedSchemas: ["public"] });
    const types = await generateTypescript(sortGeneratorMetadata(metadata), {
      postgrestVersion: "12",
    });
    return `// Made by \`npm run types\` from supabase/migrations; do not edit.\n\n${types}`;
  } finally {
    await close();
  }
}
