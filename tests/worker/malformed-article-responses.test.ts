import { afterEach, beforeAll, describe, expect, test } from "vitest";

import { siteForFile } from "../support/for-file.ts";
import { http } from "../support/malformed-responses.ts";
import { eventually } from "../support/running-site.ts";

const insight = "what-an-ai-answer-costs";

const html = (title: string) => ({ type: "text/html", body: `<h1>${title}</h1>` });
/** Where an empty list waits for a client that follows redirects. */
const elsewhere = ["location: /rest/v1/categories?select=id&limit=0"];
/** All that the Worker asks for, but not elsewhere. */
const articlePaths = /^\/rest\/v1\/(?!categories\?)/;

const malformedResponses: [string, string][] = [
  ["404 with an empty list", http(404, { body: "[]" })],
  ["404 without a body", http(404, { type: "" })],
  ["404 of a gateway", http(404, { body: '{"message":"no Route matched"}' })],
  ["404 as a page", http(404, html("Not found"))],
  ["406 of a gateway", http(406, { body: "{}" })],
  ["PGRST116 with another status", http(404, { body: '{"code":"PGRST116"}' })],
  ["200 without a body", http(200, { type: "" })],
  ["200 as a page", http(200, html("Welcome"))],
  ["200 with an empty object", http(200, { body: "{}" })],
  ["200 with null", http(200, { body: "null" })],
  ["200 with a number", http(200, { body: "0" })],
  ["200 with rows of something else", http(200, { body: '[{"a":1}]' })],
  ["200 cut off", http(200, { body: '[{"id":' })],
  ["201 with an empty list", http(201, { body: "[]" })],
  ["204", http(204)],
  ["301 to an empty list", http(301, { type: "", headers: elsewhere })],
  ["307 to an empty list", http(307, { type: "", headers: elsewhere })],
  ["400 with null", http(400, { body: "null" })],
  ["401", http(401, { body: '{"message":"Invalid API key"}' })],
  ["500 with null", http(500, { body: "null" })],
  ["502 as a page", http(502, html("Bad gateway"))],
];

const running = siteForFile();
const answerWith = (bytes: string) =>
  running.backend.set({ bytes, connection: "closed" }, articlePaths);

afterEach(() => running.backend.set("none"));

const get = (path: string) => fetch(new URL(path, running.site.url));

// docs/decisions/0010: what is not an answer of PostgREST says nothing about what is published.
describe("without a copy", () => {
  test("an odd answer is an outage, and is forgotten with the next good one", async () => {
    for (const [name, answer] of malformedResponses) {
      await answerWith(answer);
      expect([name, (await get(`/insights/${insight}`)).status]).toEqual([name, 503]);
      expect([name, (await get("/feeds/insights.xml")).status]).toEqual([name, 503]);
      const sitemap = await get("/sitemap.xml");
      expect([name, sitemap.status]).toEqual([name, 503]);
      expect(sitemap.headers.get("retry-after")).toMatch(/^\d+$/);
    }
    await running.backend.set("none");
    expect((await get(`/insights/${insight}`)).status).toBe(200);
    expect(await (await get("/feeds/insights.xml")).text()).toContain("<item>");
    expect(await (await get("/sitemap.xml")).text()).toContain(`/insights/${insight}`);
  });
});

describe("with a copy in KV", () => {
  let copies: Map<string, string | null>;

  async function copiesInKv(): Promise<Map<string, string | null>> {
    const store = await running.site.miniflare.getKVNamespace("ARTICLE_CACHE");
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
    await running.site.renewIsolate();
    await answerWith(answer);
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await get(`/insights/${insight}`)).status).toBe(200);
      expect(await (await get("/feeds/insights.xml")).text()).toContain("<item>");
      expect(await (await get("/sitemap.xml")).text()).toContain(`/insights/${insight}`);
    }
    expect(await copiesInKv()).toEqual(copies);
  });
});
