import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { type SiteServer, startSiteServer } from "../../scripts/lib/site-server.ts";
import { buildWithRenderer } from "../support/broken-build.ts";
import { browserAgent, publish } from "../support/content.ts";
import { eventually, type RunningSite, startRunningSite } from "../support/running-site.ts";

// Bodies of articles are sanitized in a Worker of its own, which may fail by itself.

const dataDir = mkdtempSync(join(tmpdir(), "aioi-renderer-"));
let running: RunningSite;
let logs: string[];

beforeAll(async () => {
  running = await startRunningSite();
});
afterAll(async () => {
  await running.stop();
  rmSync(dataDir, { recursive: true });
});

/** A site on the same database; where its data is `null`, nothing of another is cached in it. */
async function withSite<Value>(
  options: { root?: string; dataDir?: string },
  work: (site: SiteServer) => Promise<Value>,
): Promise<Value> {
  logs = [];
  const site = await startSiteServer({
    root: projectRoot,
    port: 0,
    dataDir: null,
    variables: {
      SITE_ORIGIN: "https://aioi.example",
      SUPABASE_URL: running.backend.url,
      SUPABASE_ANON_KEY: running.supabase.anonKey,
      IP_HASH_KEY: "a key for tests only",
    },
    onLog: (line) => logs.push(line),
    ...options,
  });
  return work(site).finally(() => site.stop());
}

async function read(site: SiteServer, path: string) {
  const response = await fetch(new URL(path, site.url), {
    headers: { "user-agent": browserAgent },
  });
  return { status: response.status, html: await response.text() };
}

const broken = (
  [
    ["throws", "{ throw new Error('broken') }"],
    ["answers 500", "new Response(null, { status: 500 })"],
    ["answers the body as it got it", "new Response(await request.text())"],
    ["answers HTML", "new Response('<p>Text of the body.</p>')"],
    ["answers JSON of another shape", "Response.json({ html: '<p>Text of the body.</p>' })"],
  ] as const
).map(([name, response]) => [name, buildWithRenderer(response)] as const);

const bodies = [
  ["html", "<p>Text of the body.</p><script>alert('of the body')</script>"],
  ["markdown", "Text of the body.\n\n<script>alert('of the body')</script>"],
] as const;

describe.each(bodies)("the renderer fails: an article in %s", (format, content) => {
  const columns = { content, body_format: format };

  test("that was read before is served as it was, by a Worker that has nothing in memory", async () => {
    const slug = `cached-${format}`;
    await publish(running.supabase, "insights", { title: "Cached", slug, ...columns });
    await withSite({ dataDir }, async (site) => {
      expect((await read(site, `/insights/${slug}`)).status).toBe(200);
      const { miniflare } = site;
      const kv = await miniflare.getKVNamespace("ARTICLE_CACHE");
      const key = await eventually(async () =>
        (await kv.list()).keys.map(({ name }) => name).find((name) => name.endsWith(`:${slug}`)),
      );
      // What was sanitized is all that is stored.
      expect(await kv.get(key ?? "")).toContain('"html":"<p>Text of the body.</p>"');
      expect(await kv.get(key ?? "")).not.toContain("alert(");
    });
    await withSite(
      { dataDir, root: buildWithRenderer("{ throw new Error('broken') }") },
      async (site) => {
        const { status, html } = await read(site, `/insights/${slug}`);
        expect(status).toBe(200);
        expect(html).toContain("<p>Text of the body.</p>");
        expect(html).not.toContain("alert('of the body')");
        await expect.poll(() => logs.join("\n")).toContain('"event":"article.body_failed"');
      },
    );
  });

  test.each(broken)("that is not cached is answered with 503 when it %s", async (name, root) => {
    const slug = `uncached-${format}-${name.replaceAll(/[^a-z0-9]+/gi, "-").toLowerCase()}`;
    await publish(running.supabase, "insights", { title: "Not cached", slug, ...columns });
    await withSite({ root }, async (site) => {
      const { status, html } = await read(site, `/insights/${slug}`);
      expect(status).toBe(503);
      expect(html).not.toContain("of the body");
      await expect.poll(() => logs.join("\n")).toContain('"event":"article.body_failed"');
    });
  });
});
