import { expect, test } from "vitest";

import { indexedPages } from "../../app/content/pages.ts";
import { readEnvironment } from "../../app/server/environment/environment.ts";
import { createResults } from "../../app/server/environment/request-context.ts";
import { generatedFile } from "../../app/server/files/generated-files.ts";
import { localService } from "../support/local-service.ts";
import { partialContext } from "../support/request-context.ts";

/** How many articles there are; a part of them is asked for as a visitor does. */
let counts = { "success-stories": 0, insights: 0, authors: 0 };
const asked: unknown[] = [];

const database = localService(({ path, body }) => {
  const answer = () => {
    if (path.endsWith("/sitemap_counts")) return counts;
    const { kind, part } = JSON.parse(body) as { kind: keyof typeof counts; part: number };
    asked.push([kind, part]);
    const left = Math.min(10_000, counts[kind] - (part - 1) * 10_000);
    return Array.from({ length: Math.max(0, left) }, (_, index) => ({
      slug: `${kind}-${(part - 1) * 10_000 + index}`,
      changed_at: "2026-01-02T03:04:05+00:00",
    }));
  };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(answer()) };
});

/** A file as an isolate gives it that has read nothing yet. */
async function get(path: string) {
  const env = { SUPABASE_URL: database.url, SUPABASE_ANON_KEY: "anon" };
  const silent = () => undefined;
  // Only what the sitemap uses.
  const context = partialContext({
    environment: readEnvironment(env, silent),
    siteOrigin: "https://aioi.example",
    log: { info: silent, warn: silent, error: silent },
    waitUntil: silent,
    results: createResults(),
  });
  asked.length = 0;
  const address = new URL(path, context.siteOrigin);
  const response = await generatedFile(new Request(address), address, context);
  const xml = (await response?.text()) ?? "";
  const listed = Array.from(
    xml.matchAll(/<loc>https:\/\/aioi\.example([^<]+)</g),
    ([, found = ""]) => found,
  );
  return { status: response?.status, xml, listed };
}

test("one file lists every page, article and author, as long as 10,000 addresses are enough", async () => {
  counts = { "success-stories": 5, insights: 10_000 - indexedPages.length - 6, authors: 1 };
  const { xml, listed } = await get("/sitemap.xml");
  expect(xml).toContain("<urlset ");
  expect(new Set(listed).size).toBe(10_000);
  expect(listed).toEqual(
    expect.arrayContaining([
      "/",
      "/success-stories/success-stories-4",
      "/insights/insights-0",
      "/authors/authors-0",
    ]),
  );
});

// "From the 6,000th insight on /sitemap.xml is 503." "A sitemap index with parts by kind and 10,000 addresses"
test("beyond, it is an index of parts by kind, and reads none of them", async () => {
  counts = { "success-stories": 4000, insights: 25_001, authors: 300 };
  const { status, xml, listed } = await get("/sitemap.xml");
  expect(status).toBe(200);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex /);
  expect(listed).toEqual([
    "/sitemaps/pages.xml",
    "/sitemaps/success-stories-1.xml",
    "/sitemaps/insights-1.xml",
    "/sitemaps/insights-2.xml",
    "/sitemaps/insights-3.xml",
    "/sitemaps/authors-1.xml",
  ]);
  expect(asked).toEqual([]);
  const addresses = new Set<string>();
  for (const path of listed) {
    const part = await get(path);
    expect([path, part.status, part.listed.length <= 10_000]).toEqual([path, 200, true]);
    for (const address of part.listed) addresses.add(address);
  }
  expect(addresses.size).toBe(indexedPages.length + 4000 + 25_001 + 300);
});

test.each([
  "/sitemaps/insights-4.xml",
  "/sitemaps/insights-0.xml",
  "/sitemaps/insights-01.xml",
  "/sitemaps/insights-99999999.xml",
  "/sitemaps/updates-1.xml",
  "/sitemaps/constructor-1.xml",
  "/sitemaps/",
])("there is no part at %s, and the database is not asked for one", async (path) => {
  counts = { "success-stories": 4000, insights: 25_001, authors: 300 };
  expect((await get(path)).status).toBe(404);
  expect(asked).toEqual([]);
});
