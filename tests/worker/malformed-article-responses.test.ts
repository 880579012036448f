import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import { siteForFile } from "../support/for-file.ts";
import {
  type MalformedResponse,
  type MalformedBackend,
  startMalformedBackend,
} from "../support/malformed-backend.ts";
import { eventually, startVariant } from "../support/running-site.ts";
import type { TestSite } from "../support/site-pool.ts";

const insight = "what-an-ai-answer-costs";

const json = { "content-type": "application/json" };
const html = { "content-type": "text/html" };
const malformedResponses: [string, MalformedResponse][] = [
  ["404 with an empty list", { status: 404, body: "[]", headers: json }],
  ["404 without a body", { status: 404, body: "" }],
  ["404 of a gateway", { status: 404, body: '{"message":"no Route matched"}', headers: json }],
  ["404 as a page", { status: 404, body: "<h1>Not found</h1>", headers: html }],
  ["406 of a gateway", { status: 406, body: "{}", headers: json }],
  ["PGRST116 with another status", { status: 404, body: '{"code":"PGRST116"}', headers: json }],
  ["200 without a body", { status: 200, body: "" }],
  ["200 as a page", { status: 200, body: "<h1>Welcome</h1>", headers: html }],
  ["200 with an empty object", { status: 200, body: "{}", headers: json }],
  ["200 with null", { status: 200, body: "null", headers: json }],
  ["200 with a number", { status: 200, body: "0", headers: json }],
  ["200 with rows of something else", { status: 200, body: '[{"a":1}]', headers: json }],
  ["200 cut off", { status: 200, body: '[{"id":', headers: json }],
  ["201 with an empty list", { status: 201, body: "[]", headers: json }],
  ["204", { status: 204, body: "" }],
  ["301 to an empty list", { status: 301, body: "", headers: { location: "/elsewhere" } }],
  ["307 to an empty list", { status: 307, body: "", headers: { location: "/elsewhere" } }],
  ["400 with null", { status: 400, body: "null", headers: json }],
  ["401", { status: 401, body: '{"message":"Invalid API key"}', headers: json }],
  ["500 with null", { status: 500, body: "null", headers: json }],
  ["502 as a page", { status: 502, body: "<h1>Bad gateway</h1>", headers: html }],
];

const running = siteForFile();
let backend: MalformedBackend;
let site: TestSite;

const get = (path: string) => fetch(new URL(path, site.url));

beforeAll(async () => {
  backend = await startMalformedBackend(running.supabase.url);
  site = await startVariant(running, { variables: { SUPABASE_URL: backend.url } });
});
afterEach(() => backend.set(null));
afterAll(async () => {
  await site.stop();
  await backend.stop();
});

// docs/decisions/0010: what is not an answer of PostgREST says nothing about what is published.
describe("without a copy", () => {
  test("an odd answer is an outage, and is forgotten with the next good one", async () => {
    for (const [name, answer] of malformedResponses) {
      backend.set(answer);
      expect([name, (await get(`/insights/${insight}`)).status]).toEqual([name, 503]);
      expect([name, (await get("/feeds/insights.xml")).status]).toEqual([name, 503]);
      const sitemap = await get("/sitemap.xml");
      expect([name, sitemap.status]).toEqual([name, 503]);
      expect(sitemap.headers.get("retry-after")).toMatch(/^\d+$/);
    }
    backend.set(null);
    expect((await get(`/insights/${insight}`)).status).toBe(200);
    expect(await (await get("/feeds/insights.xml")).text()).toContain("<item>");
    expect(await (await get("/sitemap.xml")).text()).toContain(`/insights/${insight}`);
  });
});

describe("with a copy in KV", () => {
  let copies: Map<string, string | null>;

  async function copiesInKv(): Promise<Map<string, string | null>> {
    const store = await site.miniflare.getKVNamespace("ARTICLE_CACHE");
    const { keys } = await store.list();
    return new Map(
      await Promise.all(
        keys.map(async ({ name }) => [name, await store.get(name)] as [string, string | null]),
      ),
    );
  }

  beforeAll(async () => {
    for (const path of [`/insights/${insight}`, "/feeds/insights.xml", "/sitemap.xml"]) {
      await (await get(path)).text();
    }
    copies = await eventually(async () => {
      const found = await copiesInKv();
      // The last ones that are written: the three parts of the sitemap.
      const parts = [...found.keys()].filter((key) => key.includes("sitemap_part"));
      return parts.length === 3 && found.size >= 6 ? found : undefined;
    });
  });

  test.each(malformedResponses)("%s neither hides nor replaces it", async (_, answer) => {
    await site.renewIsolate();
    backend.set(answer);
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await get(`/insights/${insight}`)).status).toBe(200);
      expect(await (await get("/feeds/insights.xml")).text()).toContain("<item>");
      expect(await (await get("/sitemap.xml")).text()).toContain(`/insights/${insight}`);
    }
    expect(await copiesInKv()).toEqual(copies);
  });
});
