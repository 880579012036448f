import { afterAll, beforeAll, expect, test } from "vitest";

import type { EmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";
import { startTestSupabase } from "../support/test-supabase.ts";

let supabase: EmbeddedSupabase;

/** Articles with the numbers from one to another, the higher the older. */
const articles = (from: number, to: number) => `
  insert into success_stories (title, slug, description, content, published_at)
  select 'Story ' || i, 'many-' || i, 'About subject' || (i % 50),
    repeat('<p>word' || (i % 97) || ' boundary model</p>', 20), now() - i * interval '1 hour'
  from generate_series(${from}, ${to}) as i;
  insert into insights (title, slug, excerpt, content, tags, published_at)
  select 'Insight ' || i, 'many-' || i, 'About subject' || (i % 50),
    repeat('<p>word' || (i % 97) || ' boundary model</p>', 20), array['Tag ' || (i % 30)],
    now() - i * interval '1 hour'
  from generate_series(${from}, ${to}) as i;
  insert into updates (title, type, description, published_at)
  select 'Update ' || i, 'Release', 'About subject' || (i % 50) || ' and word' || (i % 97),
    now() - i * interval '1 hour'
  from generate_series(${from}, ${to}) as i;`;

const ask = async (statement: string) => (await supabase.database.query(statement)).rows;

/** How many pages a search touches the second time. */
async function pagesOf(words: string): Promise<number> {
  const explain = `explain (analyze, buffers, format json) select search_articles('${words}', 20)`;
  await ask(explain);
  const [row] = await ask(explain);
  const [{ Plan: plan }] = Object(row)["QUERY PLAN"] as [{ Plan: Record<string, number> }];
  return (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0);
}

const questions = [
  "model",
  "boundary & model",
  "bound:*",
  "boundary <-> model",
  "subject7 & word42",
];
const pagesOfFew = new Map<string, number>();

beforeAll(async () => {
  supabase = await startTestSupabase();
  const { database } = supabase;
  await database.exec(articles(1, 400));
  await database.exec("vacuum analyze");
  for (const words of questions) pagesOfFew.set(words, await pagesOf(words));
  await database.exec(articles(401, 1600));
  await database.exec("vacuum analyze");
});
afterAll(() => supabase?.stop());

test.each(questions)(
  "a search for '%s' touches as many pages among four times the articles",
  async (words) => {
    expect(await pagesOf(words)).toBeLessThan(1.5 * (pagesOfFew.get(words) ?? 0) + 300);
  },
);

const foundBy = async (words: string, max: number) => {
  const [row] = await ask(
    `select jsonb_path_query_array(search_articles('${words}', ${max}), '$[*].id') as ids`,
  );
  return Object(row)["ids"] as string[];
};

test("of rare words the first page is the best of all that hold them, also the oldest", async () => {
  // One article in 97 holds the word, in each of three tables.
  const ranked = await ask(`
    select id from (
      select id, ts_rank(search, 'word42') as rank, published_at from success_stories
      where search @@ 'word42' and published_at <= now()
      union all
      select id, ts_rank(search, 'word42'), published_at from insights
      where search @@ 'word42' and published_at <= now()
      union all
      select id, ts_rank(search, 'word42'), published_at from updates
      where search @@ 'word42' and published_at <= now()
    ) as hit
    order by rank desc, published_at desc, id
    limit 50`);
  expect(ranked).toHaveLength(50);
  expect(await foundBy("word42", 50)).toEqual(ranked.map((row) => Object(row)["id"]));
  const oldest = "word" + (1600 % 97) + " & subject" + (1600 % 50);
  const [story] = await ask("select id from success_stories where slug = 'many-1600'");
  expect(await foundBy(oldest, 50)).toContain(Object(story)["id"]);
});

test("of a common word the best of the newest 200 of each kind are found", async () => {
  const found = await foundBy("boundary & insight", 50);
  expect(found).toHaveLength(50);
  const newest = await ask(
    "select id from insights where published_at <= now() order by published_at desc limit 200",
  );
  expect(newest.map((row) => Object(row)["id"])).toEqual(expect.arrayContaining(found));
});

test("the next publication is the end of an index", async () => {
  const plan = await supabase.database.query<{ "QUERY PLAN": string }>(
    "explain select min(published_at) from insights where published_at > now()",
  );
  expect(JSON.stringify(plan.rows)).toContain("insights_order_idx");
});
