import { expect, test } from "vitest";

import { main } from "../../scripts/commands/newsletter-export.ts";
import { localService } from "../support/local-service.ts";
import { runMain } from "../support/run-script.ts";

const rows = ["1", "2", "3"].map((id) => ({
  id,
  submission_id: null,
  created_at: "2026-11-20T09:00:00+00:00",
  needs_confirmation: true,
  proof_hash: null,
  email: `reader-${id}@example.com`,
  confirmed_at: "2026-11-20T10:00:00+00:00",
  unsubscribed_at: `2026-11-2${id}T10:00:00+00:00`,
  email_problem: null,
}));

// "Max rows" of a project's API settings.
const database = localService(({ path }) => {
  const after = new URL(path, "http://localhost").searchParams.get("id")?.replace("gt.", "") ?? "";
  return { body: JSON.stringify(rows.filter(({ id }) => id > after).slice(0, 2)) };
});

test("a project that gives fewer rows than asked for is read to its end", async () => {
  const variables = { SUPABASE_URL: database.url, SUPABASE_SERVICE_ROLE_KEY: "a key" };
  const { code, output } = await runMain(main, ["--stopped", "--json"], variables);
  expect(code).toBe(0);
  expect(JSON.parse(output)).toHaveLength(3);
});
