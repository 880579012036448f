import { beforeAll, expect, test } from "vitest";

import { databaseFiles, leadGrants } from "../../scripts/lib/database-files.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { readProject } from "../support/files.ts";

let made: Record<string, string>;
beforeAll(async () => {
  made = { ...leadGrants(projectRoot), ...(await databaseFiles(projectRoot)) };
});

const [grants = ""] = Object.keys(leadGrants(projectRoot));

// A column without a grant would refuse every lead (42501).
test.each([grants, "app/server/store/database.gen.ts", "supabase/schema.sql"])(
  "%s is that of the rows and the migrations: otherwise run `npm run types`",
  (path) => {
    expect(readProject(path)).toBe(made[path]);
  },
);

test("the schema holds the last version of a function, its grants, policies, triggers and indexes", () => {
  const schema = readProject("supabase/schema.sql");
  expect(schema.match(/CREATE FUNCTION public\.apply_retention\(/g)).toHaveLength(1);
  expect(schema).toContain("greatest(created_at, public.lead_released_at(");
  expect(schema).toContain("GRANT ALL ON FUNCTION public.apply_retention() TO service_role;");
  expect(schema).toContain("CREATE POLICY ");
  expect(schema).toContain("CREATE TRIGGER ");
  expect(schema).toContain("CREATE INDEX ");
  expect(schema).toContain("ALTER TABLE public.hire_me_queries ENABLE ROW LEVEL SECURITY;");
});
