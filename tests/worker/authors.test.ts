import { afterAll, beforeAll, expect, test } from "vitest";

import { insertRows } from "../support/content.ts";
import { readPage } from "../support/read-page.ts";
import {
  longLimits,
  type RunningSite,
  startRunningSite,
  startVariant,
} from "../support/running-site.ts";

let running: RunningSite;

beforeAll(async () => {
  running = await startRunningSite({ limitFactor: longLimits });
  const row = { content: "<p>Text.</p>", author: "Zoë <b> O’Hara" };
  await insertRows(running.supabase, "insights", [
    { ...row, slug: "by-zoe", title: "By Zoë", published_at: "2026-01-02T00:00:00Z" },
    { ...row, slug: "by-zoe-later", title: "Not yet", published_at: "2099-01-02T00:00:00Z" },
  ]);
});
afterAll(() => running.stop());

const read = (path: string, site = running.site) => readPage(new URL(path, site.url));
const main = (html: string) =>
  html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll("<!-- -->", "");

test("the name above an insight leads to its author, who has a page with all of them", async () => {
  const insight = await read("/insights/what-an-ai-answer-costs");
  const [, path = ""] = /href="(\/authors\/[^"]+)"/.exec(main(insight.html)) ?? [];
  expect(path).toBe("/authors/bertrand-oyelowe-hask");
  const { status, html } = await read(path);
  expect(status).toBe(200);
  expect(main(html)).toMatch(/<h1[^>]*>Bertrand Oyelowe-Hask</);
  const links = Array.from(main(html).matchAll(/href="(\/insights\/[^"]+)"/g), ([, href]) => href);
  expect(links).toEqual(["/insights/what-an-ai-answer-costs", "/insights/data-residency-is-a-map"]);
  expect(html).toContain(`<link rel="canonical" href="https://aioi.example${path}"`);
});

test("says in schema.org's terms who it is about", async () => {
  const { html } = await read("/authors/zoe-b-o-hara");
  const [, json = ""] =
    /<script type="application\/ld\+json">({"@context":"https:\/\/schema.org","@type":"ProfilePage".*?)<\/script>/.exec(
      html,
    ) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    mainEntity: {
      "@type": "Person",
      name: "Zoë <b> O’Hara",
      url: "https://aioi.example/authors/zoe-b-o-hara",
    },
    hasPart: [{ headline: "By Zoë", url: "https://aioi.example/insights/by-zoe" }],
  });
  expect(main(html)).toContain("Zoë &lt;b&gt; O’Hara");
  expect(html).not.toContain("Not yet");
});

test("stands in the sitemap, and its image when shared exists", async () => {
  const sitemap = await (await fetch(new URL("/sitemap.xml", running.site.url))).text();
  const listed = Array.from(
    sitemap.matchAll(/<loc>https:\/\/aioi\.example(\/authors\/[^<]+)/g),
    ([, path = ""]) => path,
  );
  expect(listed.toSorted()).toEqual([
    "/authors/anselm-torvik",
    "/authors/bertrand-oyelowe-hask",
    "/authors/hedda-marrowby",
    "/authors/perpetua-lindgaard",
    "/authors/zoe-b-o-hara",
  ]);
  const { html } = await read("/authors/hedda-marrowby");
  const [, image = ""] =
    /property="og:image" content="https:\/\/aioi\.example([^"]+)"/.exec(html) ?? [];
  expect((await fetch(new URL(image, running.site.url))).status).toBe(200);
});

test.each(["nobody", "%00", "constructor", "hedda--marrowby"])(
  "there is nobody at /authors/%s",
  async (slug) => {
    const { status, html } = await read(`/authors/${slug}`);
    expect(status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex"');
  },
);

test("when the database cannot tell, search engines come back", async () => {
  const site = await startVariant(running, { variables: { SUPABASE_URL: "http://127.0.0.1:9" } });
  try {
    const { status, response } = await read("/authors/nobody", site);
    expect([status, response.headers.get("retry-after")]).toEqual([503, "120"]);
  } finally {
    await site.stop();
  }
});
