import { createHash } from "node:crypto";

import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { cleanText } from "../../app/lib/clean-text.ts";
import type { EmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";
import { isRehearsal } from "../support/rehearsal.ts";
import { startTestSupabase } from "../support/test-supabase.ts";
import { createMigratedProject, type SupabaseProject } from "./supabase-project.ts";

const cluster = inject("cluster");
const isMissing = typeof cluster === "string";

/** Gives the first column of the rows. */
type Query = (sql: string) => Promise<string[]>;

let embedded: EmbeddedSupabase;
let project: SupabaseProject | undefined;

beforeAll(async () => {
  embedded = await startTestSupabase();
  if (!isMissing) project = await createMigratedProject(cluster, "hidden_characters");
});
afterAll(() => embedded?.stop());

/**
 * Each character where a range begins or ends is tried before a variation selector, and of the others
 * every one on PostgreSQL in `npm run rehearse`; PostgreSQL in WebAssembly is slow, and its regular
 * expressions are those of PostgreSQL.
 */
const databases: [name: string, query: () => Query, isSkipped: boolean, step: number][] = [
  [
    "PostgreSQL",
    () => async (sql) => {
      const text = await project?.sql(sql);
      return text ? text.split("\n") : [];
    },
    isMissing,
    isRehearsal ? 1 : 64,
  ],
  [
    "the embedded Supabase",
    () => async (sql) => {
      const { rows } = await embedded.database.query<Record<string, unknown>>(sql);
      return rows.map((row) => String(Object.values(row)[0]));
    },
    false,
    isRehearsal ? 16 : 256,
  ],
];

function* codePoints(): Generator<number> {
  for (let point = 1; point <= 0x10ffff; point += 1) {
    const isSurrogate = point >= 0xd800 && point <= 0xdfff;
    if (!isSurrogate) yield point;
  }
}

let dropped: string[] | undefined;

/** The characters that the Worker drops between two letters; the database has another constraint for control characters. */
function droppedAlone(): string[] {
  if (dropped) return dropped;
  dropped = [];
  const lines = Map.groupBy(codePoints(), (point) => Math.floor(point / 128));
  for (const points of lines.values()) {
    const line = `x${points.map((point) => `${String.fromCodePoint(point)}x`).join("")}`;
    if (cleanText(line) === line) continue;
    for (const point of points) {
      const text = `x${String.fromCodePoint(point)}x`;
      if (point >= 160 && cleanText(text) !== text) dropped.push(String(point));
    }
  }
  return dropped;
}

interface Tried {
  point: number;
  /** Whether the Worker keeps a variation selector after it. */
  isKept: boolean;
  /** Whether that is otherwise for the character before or after it. */
  isEdge: boolean;
}

const tried = new Map<number, Tried[]>();

function pointsBefore(selector: number): Tried[] {
  const known = tried.get(selector);
  if (known) return known;
  const all: Tried[] = [];
  for (const point of codePoints()) {
    if (point < 160) continue;
    if (point > 262_141) break;
    const text = `x${String.fromCodePoint(point, selector)}x`;
    all.push({ point, isKept: cleanText(text) === text, isEdge: false });
  }
  for (const [index, one] of all.entries()) {
    one.isEdge = [all[index - 1], all[index + 1]].some(
      (other) => other !== undefined && other.isKept !== one.isKept,
    );
  }
  tried.set(selector, all);
  return all;
}

/** The condition of a table's check, as the database has it. */
const checkOf = async (query: Query, table: string) => {
  const [check] = await query(
    `select pg_get_expr(conbin, conrelid) from pg_constraint where conname = '${table}_hidden_check'`,
  );
  return check ?? "null";
};

const wholeRow = (company: string) => `
  insert into hire_me_queries (first_name, last_name, email, company)
  values ('Maya', 'Okonjo', 'maya@northgate.example', ${company})`;

// A lead that the Worker accepts must not be refused by the database, and the anonymous key must not
// store what the Worker drops.
describe.each(databases)("hidden characters in %s", (_, queryOf, isSkipped, step) => {
  it.skipIf(isSkipped)("alone among letters: the same as on the Worker, each of them", async () => {
    const query = queryOf();
    const check = await checkOf(query, "newsletter_subscriptions");
    // In lines of 128 characters with a letter after each: only of a line that is refused each alone.
    const refused = await query(`
      with line as (
        select part from (
          select point / 128 as part, 'x' || string_agg(chr(point) || 'x', '' order by point) as email
          from generate_series(1, 1114111) as point
          where point not between 55296 and 57343
          group by part
        ) as text
        where not (${check})
      )
      select point from line
      cross join generate_series(greatest(1, part * 128), part * 128 + 127) as point
      cross join lateral (select 'x' || chr(point) || 'x' as email) as text
      where not (${check})
      order by point
    `);
    const dropped = droppedAlone();
    expect(dropped.length).toBeGreaterThan(4000);
    expect(refused).toEqual(dropped);
  });

  it.skipIf(isSkipped).each([0x180b, 0xfe00, 0xfe0f, 0xe0100])(
    "a variation selector (%i) after each character: the same as on the Worker",
    async (selector) => {
      const query = queryOf();
      const check = await checkOf(query, "newsletter_subscriptions");
      const isTried = ({ point, isEdge }: Tried) => isEdge || point % step === 0;
      const points = pointsBefore(selector).filter(isTried);
      const edges = points.filter(({ isEdge }) => isEdge).map(({ point }) => point);
      const [accepted] = await query(`
        select md5(string_agg(point::text, ',' order by point))
        from generate_series(160, 262141) as point
        cross join lateral (
          select case
            when point between 55296 and 57343 then ''
            when point % ${step} <> 0 and point <> all ('{${edges.join(",")}}'::integer[]) then ''
            else 'x' || chr(point) || chr(${selector}) || 'x'
          end as email
        ) as text
        where email <> '' and (${check})
      `);
      const kept = points.filter(({ isKept }) => isKept).map(({ point }) => point);
      expect(kept.length).toBeGreaterThan(100 / step);
      expect(accepted).toBe(createHash("md5").update(kept.join(",")).digest("hex"));
    },
  );

  it.skipIf(isSkipped).each([
    ["U&'Maya \\200BOkonjo'", "a zero width space"],
    ["U&'\\200DMaya'", "a joiner at the beginning"],
    ["U&'Maya\\200D'", "a joiner at the end"],
    ["U&'Maya \\200DOkonjo'", "a joiner after a blank"],
    ["U&'Maya\\FE0F'", "a variation selector after a letter"],
    ["U&'\\2764\\FE0F\\FE0F'", "two variation selectors"],
    ["U&'5\\FE0F5'", "a variation selector after a digit"],
    ["U&'Maya\\+0E0041'", "a tag letter"],
    ["U&'Maya\\202Egnp'", "an override of the direction"],
  ])("refuses %s (%s) in a whole row", async (company) => {
    await expect(queryOf()(wholeRow(company))).rejects.toThrow("hire_me_queries_hidden_check");
  });

  it.skipIf(isSkipped).each([
    ["U&'\\2764\\FE0F\\200D\\+01F525'", "an emoji of two with a selector and a joiner"],
    ["U&'1\\FE0F\\20E3'", "a key cap"],
    ["U&'\\845B\\+0E0100\\57CE'", "the variant of a Chinese character"],
    ["U&'\\0646\\0645\\06CC\\200C\\062E'", "Persian"],
    ["U&'e\\0301'", "an accent of its own"],
    ["E'Northgate\\nClinics'", "two lines"],
  ])("takes %s (%s)", async (text) => {
    const query = queryOf();
    const check = await checkOf(query, "newsletter_subscriptions");
    expect(await query(`select (${check})::int from (values (${text})) as text (email)`)).toEqual([
      "1",
    ]);
  });
});
