import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, test } from "vitest";

import { main as article } from "../../scripts/commands/article.ts";
import { writePidfile } from "../../scripts/lib/pidfile.ts";
import { temporaryFolder } from "../support/files.ts";
import { siteForFile } from "../support/for-file.ts";
import { localService } from "../support/local-service.ts";
import { runMain } from "../support/run-script.ts";
import { admitPreviews, eventually } from "../support/running-site.ts";
import { fillDataDir } from "../support/test-supabase.ts";

const folder = temporaryFolder();
const dataDir = join(folder, "data");
const previewKey = "a preview key for tests, 32 characters";
const purgeSecret = `whsec_${Buffer.from("signs purges in these tests").toString("base64")}`;

beforeAll(() => fillDataDir(dataDir));
const running = siteForFile(() => ({
  databaseDir: dataDir,
  variables: { PREVIEW_KEY: previewKey, PURGE_SECRET: purgeSecret },
  migration: admitPreviews(previewKey),
}));
beforeAll(() => writePidfile(dataDir, running.site.url));

const run = (...parameters: string[]) =>
  runMain(article, parameters, {
    DATA_DIR: dataDir,
    SUPABASE_URL: "",
    SUPABASE_SERVICE_ROLE_KEY: "",
    SITE_ORIGIN: "",
    PREVIEW_KEY: previewKey,
    PURGE_SECRET: purgeSecret,
  });

/** Writes a file and names it as people do who stand beside it. */
function file(name: string, frontMatter: string, body = ""): string {
  const path = join(folder, name);
  writeFileSync(path, `---\n${frontMatter.trim()}\n---\n${body}`);
  return path;
}

const insight = (fields: string) => `
kind: insight
title: What an answer costs
description: The figures of a year.
${fields.trim()}`;

const get = (path: string) => fetch(new URL(path, running.site.url), { redirect: "manual" });
const textOf = async (path: string) => (await get(path)).text();

/** A picture of 2 by 3 pixels. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==",
  "base64",
);

describe("npm run article -- check", () => {
  test("prints a line for each fault and for what the site removes, and fails on faults alone", async () => {
    const path = file("check.md", insight("slug: check"), "\n<p class=x>Some words.</p>\n");
    const fine = await run("check", path);
    expect(fine.output).toBe(
      `${path}:8: the site removes class of <p>\n${path}: insight, 2 words, 0 pictures, no faults\n`,
    );
    expect(fine.code).toBe(0);
    const broken = file("check.md", insight("slug: No"), "\n# Headline\n");
    for (const command of ["check", "publish"]) {
      const { code, output } = await run(command, broken);
      expect(code).toBe(1);
      expect(output.trim().split("\n")).toEqual([
        expect.stringMatching(/check\.md:5: slug is "No": it must be lowercase letters/),
        `${path}:8: a heading with one # is the title's: begin with ##`,
      ]);
    }
  });

  test.each([
    [[]],
    [["check"]],
    [["write", "a.md"]],
    [["check", "a.md", "b.md"]],
    [["preview", "a", "--days", "99"]],
    [["check", "a.md", "--force"]],
  ])("%j is answered with the usage", async (parameters) => {
    const { code, output } = await run(...parameters);
    expect(code).toBe(1);
    expect(output).toContain(
      "Usage: npm run article -- check FILE.md | publish FILE.md | preview SLUG",
    );
  });

  test("a file that is not there is said in a line", async () => {
    const { code, output } = await run("check", "nowhere.md");
    expect([code, output]).toEqual([1, "There is no file nowhere.md.\n"]);
  });
});

describe("npm run article -- publish", () => {
  test("a draft, its preview, its correction, its publication, another name, and taken back", async () => {
    mkdirSync(join(folder, "pictures"), { recursive: true });
    writeFileSync(join(folder, "pictures/a chart.png"), png);
    const body = "\n## A chapter\n\nSome *words*.\n\n![A chart](pictures/a%20chart.png)\n";
    const draft = await run("publish", file("life.md", insight("slug: life"), body));
    expect(draft.output).toContain("life.md: insight, 4 words, 1 picture, no faults\n");
    expect(draft.output).toContain("Saved as a draft: visitors do not see it.\n");
    expect(draft.code).toBe(0);
    expect((await get("/insights/life")).status).toBe(404);

    const [, link = ""] = /^Preview: (.+)$/m.exec(draft.output) ?? [];
    const shown = await (await fetch(link)).text();
    expect(shown).toContain("Not published. No date is set.");
    expect(shown).toContain("<em>words</em>");
    expect(shown).toContain('alt="A chart" width="2" height="3"');
    const again = await run("preview", "life", "--days", "1");
    expect(await (await fetch(again.output.trim())).text()).toContain("Some <em>words</em>");

    const later = insight("slug: life\npublished: 2099-03-04 09:05");
    const scheduled = await run("publish", file("life.md", later, body), "--days", "14");
    const [, expires] = /[?&]preview=(\d{10})\./.exec(scheduled.output) ?? [];
    const days = (Number(expires) - Date.now() / 1000) / (24 * 3600);
    expect(Math.round(days)).toBe(14);
    expect(scheduled.output).toContain("It will be published on March 4, 2099 at 09:05 UTC.\n");
    expect((await get("/insights/life")).status).toBe(404);

    const now = insight("slug: life\ncover: pairs\npublished: now");
    const published = await run("publish", file("life.md", now, body));
    expect(published.output).toContain(`Published: ${running.site.url}/insights/life\n`);
    expect(published.output).toContain("The change shows now;");
    expect(await textOf("/insights/life")).toContain("Some <em>words</em>");
    expect(await textOf("/insights/life")).toContain("Drawn from the words of its title.");
    expect(await textOf("/resources")).toContain("What an answer costs");
    const image = await get("/media/insights/life/1");
    expect(Buffer.from(await image.arrayBuffer())).toEqual(png);
    const [, at] =
      /"datePublished":"([^"]+)"/.exec((await textOf("/insights/life")).replaceAll("\\", "")) ?? [];

    await run("publish", file("life.md", now, body.replace("words", "better words")));
    const corrected = await textOf("/insights/life");
    expect(corrected).toContain("Some <em>better words</em>");
    // `now` is the first time.
    const [, publishedAt, changedAt = ""] =
      /"datePublished":"([^"]+)","dateModified":"([^"]+)"/.exec(corrected.replaceAll("\\", "")) ??
      [];
    expect(publishedAt).toBe(at);
    expect(Date.parse(changedAt)).toBeGreaterThan(Date.parse(at ?? ""));

    const renamed = insight("slug: another-life\nrenamed_from: life\npublished: now");
    const moved = await run("publish", file("life.md", renamed, body));
    expect(moved.output).toContain("/insights/another-life\n");
    const old = await get("/insights/life");
    expect([old.status, old.headers.get("location")]).toEqual([301, "/insights/another-life"]);
    expect((await get("/insights/another-life")).status).toBe(200);
    // A second time nothing is left to rename.
    expect((await run("publish", file("life.md", renamed, body))).code).toBe(0);

    const back = insight("slug: another-life");
    expect((await run("publish", file("life.md", back, body))).output).toContain(
      "Taken back. Saved as a draft",
    );
    expect((await get("/insights/another-life")).status).toBe(404);
    expect((await get("/insights/life")).status).toBe(404);
  });

  test("a story with its category and cover", async () => {
    writeFileSync(join(folder, "cover.png"), png);
    const story = (category: string) =>
      file(
        "story.md",
        `kind: story\ntitle: A story\nslug: a-story\ndescription: D\ncategory: ${category}\ncover: cover.png\nread_time: 4\npublished: 2026-01-02`,
        "\n| accuracy | 97% |\n|---|---|\n| Runs in | the clinic |\n\nText.\n",
      );
    const refused = await run("publish", story("no-such-category"));
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /story\.md:6: category no-such-category does not exist: it is one of [a-z-]+, /,
    );
    const [, category = ""] = /it is one of ([a-z-]+)/.exec(refused.output) ?? [];
    expect((await run("publish", story(category))).code).toBe(0);
    const html = await textOf("/success-stories/a-story");
    expect(html).toContain("<p>Text.</p>");
    expect(html).toContain("97%");
    expect(html).toContain("4\u00a0min\u00a0read");
    expect((await get("/media/success-stories/a-story/0")).status).toBe(200);
  });

  test("an update, which is changed and previewed by the slug of its file", async () => {
    const update = (title: string) =>
      file(
        "update.md",
        `kind: update\ntitle: ${title}\nslug: an-update\ndescription: D\ntype: Docs\npublished: now`,
      );
    expect((await run("publish", update("First title"))).code).toBe(0);
    expect((await run("publish", update("Second title"))).code).toBe(0);
    // A busy machine may take longer for a read than a page waits: then it shows what it has for a while.
    const list = await eventually(async () => {
      const html = await textOf("/resources");
      return html.includes("Second title") ? html : undefined;
    });
    expect(list).not.toContain("First title");
    const { output } = await run("preview", "an-update");
    expect(await (await fetch(output.trim())).text()).toContain(
      "This preview shows what is saved now.",
    );
  });

  test("does not rename into another article, nor what is not there", async () => {
    await run("publish", file("one.md", insight("slug: one")));
    await run("publish", file("two.md", insight("slug: two")));
    const taken = await run("publish", file("two.md", insight("slug: one\nrenamed_from: two")));
    expect(taken.output).toContain(
      "two.md:5: slug one belongs to another article, so two cannot become it\n",
    );
    const none = await run("publish", file("two.md", insight("slug: three\nrenamed_from: four")));
    expect(none.output).toContain("two.md:6: renamed_from: there is no insight four\n");
    expect([taken.code, none.code]).toEqual([1, 1]);
  });

  test("says why the site shows it later where it cannot be told", async () => {
    const { code, output } = await runMain(
      article,
      ["publish", file("unpurged.md", insight("slug: unpurged\npublished: now"))],
      {
        DATA_DIR: dataDir,
        SUPABASE_URL: "",
        SUPABASE_SERVICE_ROLE_KEY: "",
        PURGE_SECRET: `whsec_${Buffer.from("another key, just as long").toString("base64")}`,
      },
    );
    expect(code).toBe(0);
    expect(output).toContain("within two minutes (the site has another PURGE_SECRET).\n");
  });

  test("a hosted Supabase needs the origin of its site, which alone is named and told", async () => {
    const path = file("hosted.md", insight("slug: hosted\npublished: now"));
    const hosted = (SITE_ORIGIN: string, ...parameters: string[]) =>
      runMain(article, parameters, {
        SUPABASE_URL: running.supabase.url,
        SUPABASE_SERVICE_ROLE_KEY: running.supabase.serviceRoleKey,
        SITE_ORIGIN,
        PREVIEW_KEY: previewKey,
        PURGE_SECRET: purgeSecret,
      });
    const unnamed = await hosted("", "publish", path);
    expect(unnamed.code).toBe(1);
    expect(unnamed.output).toContain(
      "\nSet SITE_ORIGIN to the site of this SUPABASE_URL, such as https://www.your-domain.com.\n",
    );
    expect((await get("/insights/hosted")).status).toBe(404);
    const published = await hosted(`${running.site.url}/`, "publish", path);
    expect(published.output).toContain(`Published: ${running.site.url}/insights/hosted\n`);
    expect(published.output).toContain("The change shows now;");
    const link = await hosted("https://staging.your-domain.com/", "preview", "hosted");
    expect(link.output).toMatch(/^https:\/\/staging\.your-domain\.com\/insights\/hosted\?preview=/);
  });

  // As much of a hosted Supabase as one draft needs.
  const supabase = localService(({ method }) => ({
    body: JSON.stringify(method === "GET" ? [] : [{ id: "1", published_at: null }]),
  }));

  test("a key of the form sb_secret_… goes into one header only, with pictures too", async () => {
    writeFileSync(join(folder, "small.png"), png);
    const key = "sb_secret_of_these_tests";
    const path = file("key.md", insight("slug: key"), "\n![A picture](small.png)\n");
    const { output } = await runMain(article, ["publish", path], {
      SUPABASE_URL: supabase.url,
      SUPABASE_SERVICE_ROLE_KEY: key,
      SITE_ORIGIN: running.site.url,
    });
    expect(output).toContain("Saved as a draft");
    const calls = supabase.asked.map(({ path: asked, headers }) => [
      asked.split("?")[0],
      headers["apikey"],
      headers.authorization,
    ]);
    expect(calls).toEqual([
      ["/rest/v1/insights", key, undefined],
      [expect.stringMatching(/^\/storage\/v1\/object\/pictures\/key\//), key, undefined],
      ["/rest/v1/insights", key, undefined],
    ]);
  });

  test("a preview of nothing", async () => {
    const { code, output } = await run("preview", "no-such-thing");
    expect([code, output]).toEqual([1, "There is no story, insight or update no-such-thing.\n"]);
  });
});
