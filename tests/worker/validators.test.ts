import { describe, expect, test } from "vitest";

import { publish } from "../support/content.ts";
import { siteForFile } from "../support/for-file.ts";
import { startVariant } from "../support/running-site.ts";

const running = siteForFile();

const feeds = ["insights.xml", "insights.atom.xml", "updates.xml", "updates.atom.xml"];
const articleLists = [...feeds.map((name) => `/feeds/${name}`), "/sitemap.xml"];

/** Everything that programs fetch again and again. */
const polled = [
  ...articleLists,
  "/robots.txt",
  "/llms.txt",
  "/llms-full.txt",
  "/speculation-rules.json",
  "/.well-known/security.txt",
  "/status.json",
];

const ask = async (path: string, known?: string, method = "GET", at = running.site.url) => {
  const headers = known === undefined ? {} : { "if-none-match": known };
  const response = await fetch(new URL(path, at), { method, headers });
  const { status } = response;
  return { status, headers: response.headers, text: await response.text() };
};

const of = (path: string, { status, text }: { status: number; text: string }) => [
  path,
  status,
  text,
];

// "Feeds and the sitemap have a validator (304)" (RFC 9110, section 13.1.2).
describe("what programs fetch again and again", () => {
  test("answers 304 to who has it, weakened by Cloudflare or beside another tag", async () => {
    for (const path of polled) {
      const first = await ask(path);
      const etag = first.headers.get("etag") ?? "";
      expect([path, first.status, etag]).toEqual([
        path,
        200,
        expect.stringMatching(/^"[\w-]{22}"$/),
      ]);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await ask(path, known);
        expect(of(path, again)).toEqual([path, 304, ""]);
        expect(again.headers.get("etag")).toBe(etag);
        expect(again.headers.get("cache-control")).toBe(first.headers.get("cache-control"));
      }
      expect(of(path, await ask(path, '"other"'))).toEqual([path, 200, first.text]);
      const head = await ask(path, undefined, "HEAD");
      expect([...of(path, head), head.headers.get("etag")]).toEqual([path, 200, "", etag]);
    }
  });

  test("has another tag once an article is published, and answers who has the old one", async () => {
    const known = await Promise.all(
      articleLists.map(async (path) => (await ask(path)).headers.get("etag") ?? ""),
    );
    await publish(running.supabase, "insights", {
      title: "Just out",
      slug: "just-out",
      content: "<p>Text.</p>",
    });
    await publish(running.supabase, "updates", {
      title: "Just out",
      type: "Release",
      description: "Text.",
    });
    const later = await startVariant(running);
    try {
      for (const [at, path] of articleLists.entries()) {
        const again = await ask(path, known[at], "GET", later.url);
        expect([path, again.status]).toEqual([path, 200]);
        expect(again.text).toMatch(/Just out|just-out/);
        expect(again.headers.get("etag")).not.toBe(known[at]);
      }
    } finally {
      await later.stop();
    }
  });
});
