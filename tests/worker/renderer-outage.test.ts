import { describe, expect, test } from "vitest";

import { browserAgent, publish } from "../support/content.ts";
import { siteForFile } from "../support/for-file.ts";
import { eventually, type RunningSite, startBeside } from "../support/running-site.ts";
import type { WrongResponse } from "../support/switchable-worker.ts";

// Bodies of articles are sanitized in a Worker of its own, which may fail by itself.

const running = siteForFile();

async function read({ site }: RunningSite, path: string) {
  const response = await fetch(new URL(path, site.url), {
    headers: { "user-agent": browserAgent },
  });
  return { status: response.status, html: await response.text() };
}

type Faults = Parameters<typeof startBeside>[1];
const answering = (status: number, body: WrongResponse["body"]): Faults => ({
  answering: { RENDERER: { status, body } },
});

const broken: [string, Faults][] = [
  ["throws", { failing: ["RENDERER"] }],
  ["answers 500", answering(500, "")],
  ["answers the body as it got it", answering(200, null)],
  ["answers HTML", answering(200, "<p>Text of the body.</p>")],
  ["answers JSON of another shape", answering(200, '{"html":"<p>Text of the body.</p>"}')],
];

const bodies = [
  ["html", "<p>Text of the body.</p><script>alert('of the body')</script>"],
  ["markdown", "Text of the body.\n\n<script>alert('of the body')</script>"],
] as const;

describe.each(bodies)("the renderer fails: an article in %s", (format, content) => {
  const columns = { content, body_format: format };

  test("that was read before is served as it was, by a Worker that has nothing in memory", async () => {
    const slug = `cached-${format}`;
    await publish(running.supabase, "insights", { title: "Cached", slug, ...columns });
    const beside = await startBeside(running);
    try {
      expect((await read(beside, `/insights/${slug}`)).status).toBe(200);
      const kv = await beside.site.miniflare.getKVNamespace("ARTICLE_CACHE");
      const key = await eventually(async () =>
        (await kv.list()).keys
          .map(({ name }) => name)
          .find((name) => name.includes("body_format") && name.endsWith(`.${slug}`)),
      );
      // What was sanitized is all that is stored.
      expect(await kv.get(key)).toContain('"html":"<p>Text of the body.</p>"');
      expect(await kv.get(key)).not.toContain("alert(");

      await beside.site.renewIsolate({ failing: ["RENDERER"] });
      const { status, html } = await read(beside, `/insights/${slug}`);
      expect(status).toBe(200);
      expect(html).toContain("<p>Text of the body.</p>");
      expect(html).not.toContain("alert('of the body')");
      await expect.poll(() => beside.logs.join("\n")).toContain('"event":"article.body_failed"');
    } finally {
      await beside.stop();
    }
  });

  test.each(broken)("that is not cached is answered with 503 when it %s", async (name, faults) => {
    const slug = `uncached-${format}-${name.replaceAll(/[^a-z0-9]+/gi, "-").toLowerCase()}`;
    await publish(running.supabase, "insights", { title: "Not cached", slug, ...columns });
    const beside = await startBeside(running, faults);
    try {
      const { status, html } = await read(beside, `/insights/${slug}`);
      expect(status).toBe(503);
      expect(html).not.toContain("of the body");
      await expect.poll(() => beside.logs.join("\n")).toContain('"event":"article.body_failed"');
    } finally {
      await beside.stop();
    }
  });
});
