import { execFile } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { startEmbeddedSupabase } from "../../scripts/lib/supabase/embedded-supabase.ts";
import { temporaryFolder } from "../support/files.ts";
import { readRows } from "../support/rows.ts";
import { fillDataDir } from "../support/test-supabase.ts";
import {
  createMigratedProject,
  createProject,
  migrationFiles,
  type SupabaseProject,
} from "./supabase-project.ts";

const run = promisify(execFile);

const chapterOf = (guide: string, heading: string) =>
  readFileSync(join(projectRoot, "docs", guide), "utf8").split(`## ${heading}\n`)[1] ?? "";
const chapters =
  chapterOf("operations.md", "Back up") + chapterOf("incidents.md", "Restore from a backup");

/** The commands of the guides that begin with a program's name, as an operator copies them. */
const commandOf = (program: string) =>
  new RegExp(`^${program} [^\\\\\\n]*(?:\\\\\\n[^\\\\\\n]*)*$`, "m").exec(chapters)?.[0] ?? "";

const cluster = inject("cluster");
const isMissing = typeof cluster === "string";

const sample = `
  insert into hire_me_queries (first_name, last_name, email, company, additional_requirements, created_at)
  values ('Maya', 'Okonjo', 'maya@northgate.example', 'Northgate', E'Two\\nlines', '2026-01-02T03:04:05Z');
  insert into newsletter_subscriptions (email, needs_confirmation, created_at)
  values ('late@northgate.example', true, '2026-01-02T03:04:05Z'), ('reader@northgate.example', false, now());
  insert into categories (id, name, slug) values ('00000000-0000-4000-8000-000000000001', 'Health', 'health');
  insert into success_stories (title, slug, content, category_id, published_at)
  values ('A story', 'a-story', '<p>Text</p>', '00000000-0000-4000-8000-000000000001', now());
`;

describe.skipIf(isMissing)("the guides' backup and restore, from one project to a new one", () => {
  let from: SupabaseProject;
  let to: SupabaseProject;
  const folder = temporaryFolder();

  /** Every row of every table, as JSON. */
  const everything = async ({ sql }: SupabaseProject) => {
    const names = await sql(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    );
    const ofEach = names
      .split("\n")
      .map(
        (name) =>
          `'${name}', (select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') from ${name} t)`,
      );
    return JSON.parse(await sql(`select jsonb_build_object(${ofEach.join(", ")})`)) as Record<
      string,
      unknown
    >;
  };

  const shell = (command: string) =>
    run("bash", ["-ec", command], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: from.url, NEW_DATABASE_URL: to.url },
    });

  beforeAll(async () => {
    if (isMissing) throw new Error(cluster);
    from = await createMigratedProject(cluster, "lost");
    to = await createProject(cluster, "restored", "newer");
    await to.apply(migrationFiles);
    await from.sql(sample);
    await from.sql("update hire_me_queries set status = 'quarantined'");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("brings back every row as it was", async () => {
    const before = await everything(from);
    expect(Object.keys(before).length).toBeGreaterThanOrEqual(8);
    expect(before["newsletter_subscriptions"]).toHaveLength(2);
    await shell(commandOf("pg_dump"));
    await shell(commandOf("psql"));
    expect(await everything(to)).toEqual(before);
  });

  test("a backup that does not fit leaves the database as it is", async () => {
    await from.sql("alter table updates add column unknown_here text default 'x'");
    await from.sql("insert into updates (title, type) values ('Later', 'Release')");
    const before = await everything(to);
    await shell(commandOf("pg_dump"));
    await to.sql("delete from newsletter_subscriptions");
    await expect(shell(commandOf("psql"))).rejects.toThrow(/unknown_here|duplicate key/);
    expect(await everything(to)).toEqual({ ...before, newsletter_subscriptions: [] });
  });
});

test("the embedded database comes back from a copy of its folder", async () => {
  const place = temporaryFolder();
  const [dataDir, copy] = [join(place, ".data"), join(place, "backup")];
  const start = (folder: string) =>
    startEmbeddedSupabase({ dataDir: folder, root: projectRoot, port: 0 });
  await fillDataDir(dataDir);
  const before = await start(dataDir);
  const stories = await readRows(before, "success_stories");
  await before.stop();
  cpSync(dataDir, copy, { recursive: true });
  rmSync(dataDir, { recursive: true });
  cpSync(copy, dataDir, { recursive: true });
  const after = await start(dataDir);
  expect(stories.length).toBeGreaterThan(0);
  expect(await readRows(after, "success_stories")).toEqual(stories);
  await after.stop();
  rmSync(place, { recursive: true });
});
