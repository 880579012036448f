import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { fetchPublished, publish } from "../support/content.ts";
import { siteForFile } from "../support/for-file.ts";
import { changeRows } from "../support/rows.ts";
import { startVariant } from "../support/running-site.ts";
import type { TestSite } from "../support/site-pool.ts";

const running = siteForFile();
let site: TestSite;

beforeAll(async () => {
  // Every call of this KV fails and is logged, so the log counts them.
  site = await startVariant(running, { failing: ["ARTICLE_CACHE"] });
});
afterAll(async () => {
  await site.stop();
});

const insight = "what-an-ai-answer-costs";
const get = (path: string) => fetch(new URL(path, site.url));
const kvReads = () =>
  running.logs.filter((line) => line.includes("article_cache.read_failed")).length;

async function visitRandomSlugs(count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 20) {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await get(`/insights/${randomUUID()}`);
        await response.arrayBuffer();
        return response.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
  }
}

test("200 random slugs cost a handful of reads, and push no article out of memory", async () => {
  await publish(running.supabase, "insights", {
    title: "Old",
    slug: "old-name",
    content: "<p>x</p>",
  });
  await changeRows(running.supabase, "insights?slug=eq.old-name", { slug: "new-name" });
  // This reads the lists of all addresses and redirects too.
  expect((await get(`/insights/${insight}`)).status).toBe(200);
  const kvBefore = kvReads();
  const before = running.backend.asked.length;
  const startedAt = Date.now();
  await visitRandomSlugs(200);
  // Twenty in ten seconds, however long a busy machine takes for the visits: for articles, their texts and
  // redirects.
  const max = 20 * (2 + Math.floor((Date.now() - startedAt) / 10_000));
  const asked = running.backend.asked.slice(before);
  expect(asked.filter((path) => path.includes("slug=eq.")).length).toBeLessThanOrEqual(max);
  expect(asked.length).toBeLessThanOrEqual(max + 10);
  expect(kvReads() - kvBefore).toBeLessThanOrEqual(max + 10);

  // They do not hide where a renamed article is.
  const renamed = await fetch(new URL("/insights/old-name", site.url), { redirect: "manual" });
  expect([renamed.status, renamed.headers.get("location")]).toEqual([301, "/insights/new-name"]);

  // An article that was published meanwhile is there at once, or with the next list of addresses.
  await publish(running.supabase, "insights", { title: "New", slug: "new", content: "<p>x</p>" });
  expect((await fetchPublished(site, "/insights/new")).status).toBe(200);

  // Neither database nor KV answers: what is read now is in memory. An article that cannot be read
  // would have the site's picture, for a minute.
  await running.backend.set("refused");
  const image = await get(`/og/insights-${insight}.png`);
  expect(image.status).toBe(200);
  expect(image.headers.get("cache-control")).not.toBe("public, max-age=60");
  await visitRandomSlugs(100);
  await running.backend.set("none");
});

test(
  "200 random ids of updates cost a handful of questions, and hide no update",
  { tags: ["rehearsal"] },
  async () => {
    const page = await (await get("/resources/updates")).text();
    const [, known = ""] = /<li id="update-([^"]+)"/.exec(page) ?? [];
    const before = running.backend.asked.length;
    const startedAt = Date.now();
    for (let sent = 0; sent < 200; sent += 20) {
      const statuses = await Promise.all(
        Array.from({ length: 20 }, async () => (await get(`/updates/${randomUUID()}`)).status),
      );
      expect(new Set(statuses)).toEqual(new Set([404]));
    }
    const max = 20 * (2 + Math.floor((Date.now() - startedAt) / 10_000));
    expect(running.backend.asked.length - before).toBeLessThanOrEqual(max + 10);

    const found = await fetch(new URL(`/updates/${known}`, site.url), { redirect: "manual" });
    expect(found.headers.get("location")).toBe(
      `/resources/updates?update=${known}#update-${known}`,
    );

    // What stands in the list needs no question, even while the database is down.
    await running.backend.set("refused");
    const again = await fetch(new URL(`/updates/${known}`, site.url), { redirect: "manual" });
    expect(again.headers.get("location")).toBe(
      `/resources/updates?update=${known}#update-${known}`,
    );
    await running.backend.set("none");
  },
);
