import { basename } from "node:path";

import { beforeAll, describe, expect, inject, test } from "vitest";

import { superuser } from "./postgres.ts";
import { createProject, migrationFiles, type SupabaseProject } from "./supabase-project.ts";

const cluster = inject("cluster");
const isMissing = typeof cluster === "string";

/** Rows as the site and its editors write them. */
const rows = `
  insert into public.hire_me_queries (first_name, last_name, email, company, status)
  values ('Maya', 'Okonjo', 'maya@northgate.example', 'Northgate Clinics', 'new');
  insert into public.newsletter_subscriptions (email, status)
  values ('reader@northgate.example', 'new'), ('robot@northgate.example', 'quarantined');
  insert into public.aigency_consultation_queries
    (first_name, last_name, email, phone, company, message)
  values ('Ada', 'Lund', 'ada@lund.example', '+1 555 0100', 'Lund', 'Partner type: Reseller');
  insert into public.categories (name, slug) values ('Health', 'health');
  insert into public.success_stories (title, slug, content, published_at)
  values ('A story', 'story', '<p>Text</p>', now());
  insert into public.insights (title, slug, content, published_at)
  values ('An insight', 'insight', '<p>Text</p>', now());
  insert into public.updates (title, type, published_at) values ('An update', 'Release', now());
`;

const tables = [
  "hire_me_queries",
  "newsletter_subscriptions",
  "aigency_consultation_queries",
  "categories",
  "success_stories",
  "insights",
  "updates",
];

/** Every privilege of visitors and of signed-in users on what is in `public`. */
const privileges = `
  select coalesce(role.rolname, 'PUBLIC') as grantee, kind, name, entry.privilege_type
  from (
    select 'relation ' || relkind::text as kind, relname::text as name, relacl as acl
      from pg_class where relnamespace = 'public'::regnamespace
    union all
    select 'function', oid::regprocedure::text, coalesce(proacl, acldefault('f', proowner))
      from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select 'column', attrelid::regclass || '.' || attname, attacl from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attacl is not null
  ) as object, aclexplode(acl) as entry left join pg_roles as role on role.oid = entry.grantee
  where coalesce(role.rolname, 'PUBLIC') in ('anon', 'authenticated', 'PUBLIC')
  order by 1, 2, 3, 4
`;

describe.skipIf(isMissing)("a Supabase project", () => {
  const projects = {} as Record<"older" | "newer", SupabaseProject>;

  beforeAll(async () => {
    if (isMissing) throw new Error(cluster);
    for (const age of ["older", "newer"] as const) {
      projects[age] = await createProject(cluster, `${age}_project`, age);
    }
  });

  test("migrations have versions that rise, as `supabase db push` wants them", () => {
    const versions = migrationFiles.map(
      (file) => /^(\d{14})_[a-z_]+\.sql$/.exec(basename(file))?.[1],
    );
    expect(versions).not.toContain(undefined);
    expect(new Set(versions).size).toBe(versions.length);
  });

  test.each(["older", "newer"] as const)(
    "made in %s times takes the migrations one by one, and then rows",
    async (age) => {
      const { apply, sql } = projects[age];
      await apply(migrationFiles);
      await sql(rows, superuser);
      const counts = tables.map((name) => `(select count(*) from public.${name})`).join(", ");
      expect(await sql(`select ${counts}`)).toBe("1|2|1|1|1|1|1");
    },
  );

  test("older and newer ones end with the same privileges of visitors and signed-in users", async () => {
    const older = (await projects.older.sql(privileges)).split("\n");
    const newer = (await projects.newer.sql(privileges)).split("\n");
    expect(older).toEqual(newer);
    expect(older.length).toBeGreaterThan(20);
    // Nothing is everybody's.
    expect(older.filter((line) => line.startsWith("PUBLIC|"))).toEqual([]);
  });

  test.each(["older", "newer"] as const)(
    "made in %s times gives them nothing on what a later migration creates",
    async (age) => {
      const { sql } = projects[age];
      await sql(
        `create table public.forgotten (id bigint generated always as identity, note text);
         create sequence public.forgotten_count;`,
        "postgres",
      );
      const held = await sql(`
        select role, privilege from unnest(array['anon', 'authenticated']) as role,
          unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'])
            as privilege
        where has_table_privilege(role, 'public.forgotten', privilege)
        union all
        select role, 'usage' from unnest(array['anon', 'authenticated']) as role
        where has_sequence_privilege(role, 'public.forgotten_count', 'usage')
      `);
      expect(held).toBe("");
    },
  );

  test.each(["older", "newer"] as const)(
    "made in %s times lets a signed-in user read content, and no lead",
    async (age) => {
      const { sql } = projects[age];
      const asUser = (statement: string) =>
        sql(`set role authenticated; ${statement}`, "postgres").catch(
          ({ stderr }: { stderr: string }) => /ERROR: {2}(.*)/.exec(stderr)?.[1],
        );
      expect(await asUser("select count(*) > 0 from success_stories")).toBe("t");
      expect(await asUser("delete from success_stories")).toMatch(/^permission denied/);
      for (const table of tables.slice(0, 3)) {
        // Refused by grants, or empty by row level security.
        expect(await asUser(`select count(*) from ${table}`)).toMatch(/^(?:permission denied|0$)/);
        expect(await asUser(`truncate ${table}`)).toMatch(/^permission denied/);
        expect(await asUser(`delete from ${table}`)).toMatch(/^permission denied|^$/);
      }
    },
  );
});
