import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { SiteServer } from "../../scripts/lib/site-server.ts";
import { publish } from "../support/content.ts";
import { siteForFile } from "../support/for-file.ts";
import { exampleIf } from "../support/rehearsal.ts";
import { startVariant } from "../support/running-site.ts";

// A binding that hangs is in `platform-faults`. The Cache API is no binding, and an answer may begin
// and never end. Both stay silent until the test ends.

const cover = "/pictures/demo/cover.png";

const running = siteForFile(() => ({ hasOwnLimits: true }));
const sites: SiteServer[] = [];
const logs: string[] = [];

beforeAll(async () => {
  await publish(running.supabase, "insights", {
    title: "In Markdown",
    slug: "in-markdown",
    content: "Some *text*",
    body_format: "markdown",
  });
  await publish(running.supabase, "success_stories", {
    title: "With a picture",
    slug: "with-a-picture",
    content: "<p>Text</p>",
    image_url: cover,
  });
  const { url, serviceRoleKey } = running.supabase;
  const stored = await fetch(new URL(`/storage/v1/object${cover}`, url), {
    method: "POST",
    headers: { authorization: `Bearer ${serviceRoleKey}`, "content-type": "image/png" },
    body: Buffer.from("iVBORw0KGgo=", "base64"),
  });
  if (!stored.ok) throw new Error(`${stored.status} ${await stored.text()}`);
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
});

async function start(faults: Parameters<typeof startVariant>[1]): Promise<SiteServer> {
  const site = await startVariant({ ...running, logs }, { hasOwnLimits: true, ...faults });
  sites.push(site);
  return site;
}

const withHangingCache = () => start({ hasHangingCache: true });
const withEndlessRenderer = () =>
  start({ answering: { RENDERER: { status: 200, body: "<p>", isEndless: true } } });

async function read(site: SiteServer, path: string) {
  const response = await fetch(new URL(path, site.url));
  const text = await response.text();
  return { response, text };
}

describe("the Cache API never answers", () => {
  for (const [path, part] of [
    ["/resources", "</html>"],
    ["/insights/what-an-ai-answer-costs", "</html>"],
    ["/promotion", "</html>"],
    ["/media/success-stories/with-a-picture/0", "PNG"],
  ] as const)
    test(`${path} comes without it`, exampleIf(part === "PNG"), async () => {
      const site = await withHangingCache();
      const { response, text } = await read(site, path);
      expect(response.status).toBe(200);
      expect(text).toContain(part);
      await expect
        .poll(() => logs.join("\n"))
        .toMatch(/"event":"data_center_cache.read_failed".*"TimeoutError"/);
    });

  test("a page in memory waits for it once at most", async () => {
    const site = await withHangingCache();
    const before = logs.length;
    const requestIds = () =>
      logs
        .slice(before)
        .filter((line) => line.includes("data_center_cache.read_failed"))
        .map((line) => /"requestId":"([^"]+)"/.exec(line)?.[1]);
    await read(site, "/promotion");
    const { response } = await read(site, "/promotion");
    expect(response.headers.get("cache-status")).toBe("aioi; hit");
    // Its line may come after its answer.
    await expect.poll(() => new Set(requestIds()).size).toBe(2);
    const second = requestIds().at(-1);
    expect(requestIds().filter((id) => id === second)).toHaveLength(1);
  });
});

describe("the renderer's answer begins and never ends", () => {
  test("an article that is not cached: its page begins, and ends with the not-found view", async () => {
    const site = await withEndlessRenderer();
    const { response, text } = await read(site, "/insights/in-markdown");
    expect(response.status).toBe(200);
    expect(text).toContain("Insight Not Found");
    expect(text).toContain('<meta name="robots" content="noindex">');
    await expect
      .poll(() => logs.join("\n"))
      .toMatch(/"event":"article.body_failed".*"TimeoutError"/);
  });

  test("an image for sharing: the site's own", { tags: ["rehearsal"] }, async () => {
    const site = await withEndlessRenderer();
    const path = "/og/insights-what-an-ai-answer-costs.png";
    const { response } = await read(site, path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  });
});
