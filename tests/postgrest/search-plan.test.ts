import { afterAll, beforeAll, expect, test } from "vitest";

import type { EmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";
import { startTestSupabase } from "../support/test-supabase.ts";

let supabase: EmbeddedSupabase;

const rows = 1000;

beforeAll(async () => {
  supabase = await startTestSupabase();
  const { database: driver } = supabase;
  await driver.exec(`
    insert into success_stories (title, slug, description, content, published_at)
    select 'Story ' || i, 'many-' || i, 'About subject' || (i % 50),
      repeat('<p>word' || (i % 97) || ' boundary model</p>', 60), now() - i * interval '1 hour'
    from generate_series(1, ${rows}) as i;
    insert into insights (title, slug, excerpt, content, tags, published_at)
    select 'Insight ' || i, 'many-' || i, 'About subject' || (i % 50),
      repeat('<p>word' || (i % 97) || ' boundary model</p>', 60), array['Tag ' || (i % 30)],
      now() - i * interval '1 hour'
    from generate_series(1, ${rows}) as i;
    insert into updates (title, type, description, published_at)
    select 'Update ' || i, 'Release', 'About subject' || (i % 50) || ' and word' || (i % 97),
      now() - i * interval '1 hour'
    from generate_series(1, ${rows}) as i;
  `);
  await driver.exec("vacuum analyze");
});
afterAll(() => supabase?.stop());

/** The plan of a function's own statement, which `explain` of a call does not show. */
async function planOf(name: string, types: string, values: string): Promise<string> {
  const { database: driver } = supabase;
  const { rows: found } = await driver.query<{ prosrc: string }>(
    "select prosrc from pg_proc where proname = $1",
    [name],
  );
  await driver.exec(`prepare ${name}(${types}) as ${found[0]?.prosrc}`);
  // Without the values, as a plan that is used again and again.
  await driver.exec("set plan_cache_mode = force_generic_plan");
  const plan = await driver.query<{ "QUERY PLAN": string }>(`explain execute ${name}(${values})`);
  await driver.exec("reset plan_cache_mode");
  return plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
}

test("a search among 1,000 articles of each kind reads the three indexes and no table", async () => {
  const plan = await planOf("search_articles", "text, integer", "'subject7 & word42', 20");
  for (const table of ["success_stories", "insights", "updates"]) {
    expect(plan).toContain(`Bitmap Index Scan on ${table}_search_idx`);
    expect(plan).not.toContain(`Seq Scan on ${table}`);
  }
});

test("the next publication is the end of an index", async () => {
  const plan = await supabase.database.query<{ "QUERY PLAN": string }>(
    "explain select min(published_at) from insights where published_at > now()",
  );
  expect(JSON.stringify(plan.rows)).toContain("insights_order_idx");
});
