import { beforeAll, expect, test } from "vitest";

import { insertRows } from "../support/content.ts";
import { siteForFile } from "../support/for-file.ts";
import { readPage } from "../support/read-page.ts";
import { startVariant } from "../support/running-site.ts";

const running = siteForFile();

/** One author, with signs that a list in a query of the database has to quote. */
const spellings = [
  "Renée Quell, Jr.",
  "RENEE QUELL JR",
  'Renee "Quell" (Jr)',
  "Renée\u00a0Quell\\Jr",
  "Rene\u0301e-Quell, Jr.",
];

/** Longer than the last part of an address; the 120th character of the second is no letter. */
const longNames = ["Ann ".repeat(80), `${"A".repeat(119)} ${"B".repeat(119)}`];

beforeAll(async () => {
  const row = { content: "<p>Text.</p>", author: "Zoë <b> O’Hara" };
  await insertRows(running.supabase, "insights", [
    { ...row, slug: "by-zoe", title: "By Zoë", published_at: "2026-01-02T00:00:00Z" },
    { ...row, slug: "by-zoe-later", title: "Not yet", published_at: "2099-01-02T00:00:00Z" },
    ...spellings.map((author, at) => ({
      ...row,
      author,
      slug: `spelled-${at}`,
      title: `Spelled ${at}`,
      published_at: `2026-02-0${at + 1}T00:00:00Z`,
    })),
    ...longNames.map((author, at) => ({
      ...row,
      author,
      slug: `long-${at}`,
      title: `Long ${at}`,
      published_at: "2026-01-03T00:00:00Z",
    })),
    ...Array.from({ length: 35 }, (_, at) => ({
      ...row,
      author: "Many Words",
      slug: `many-${at}`,
      title: `Many ${at}`,
      published_at: new Date(Date.UTC(2026, 2, at + 1)).toISOString(),
    })),
  ]);
});

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

test("every spelling of a name is one author, with all insights, the newest first", async () => {
  for (const at of spellings.keys()) {
    const { html } = await read(`/insights/spelled-${at}`);
    expect(main(html)).toContain('href="/authors/renee-quell-jr"');
  }
  const { html } = await read("/authors/renee-quell-jr");
  const links = Array.from(main(html).matchAll(/href="(\/insights\/[^"]+)"/g), ([, href]) => href);
  expect(links).toEqual([4, 3, 2, 1, 0].map((at) => `/insights/spelled-${at}`));
  expect(main(html)).toContain("Wrote 5 insights");
  expect(main(html)).toMatch(/<h1[^>]*>Rene\u0301e-Quell, Jr\.</);
});

test.each(longNames.keys().toArray())("long name %i leads to a page that exists", async (at) => {
  const insight = await read(`/insights/long-${at}`);
  const [, path = ""] = /href="(\/authors\/[^"]+)"/.exec(main(insight.html)) ?? [];
  const { status, html } = await read(path);
  expect(status).toBe(200);
  expect(main(html)).toContain(`href="/insights/long-${at}"`);
  expect(html).toContain(`<link rel="canonical" href="https://aioi.example${path}"`);
  expect(insight.html).toContain(`"url":"https://aioi.example${path}"`);
});

test("an author of more than the page lists has the newest, and the page says so", async () => {
  const { html } = await read("/authors/many-words");
  const links = Array.from(main(html).matchAll(/href="(\/insights\/[^"]+)"/g), ([, href]) => href);
  expect([links.length, links[0]]).toEqual([30, "/insights/many-34"]);
  expect(main(html)).toContain("Wrote 35 insights");
  expect(main(html)).toContain("The newest 30 insights");
});

test("stands in the sitemap, and its image when shared exists", async () => {
  const sitemap = await (await fetch(new URL("/sitemap.xml", running.site.url))).text();
  const listed = Array.from(
    sitemap.matchAll(/<loc>https:\/\/aioi\.example(\/authors\/[^<]+)/g),
    ([, path = ""]) => path,
  );
  expect(new Set(listed)).toEqual(
    new Set([
      "/authors/anselm-torvik",
      "/authors/bertrand-oyelowe-hask",
      `/authors/${"a".repeat(119)}`,
      `/authors/${"ann-".repeat(30).slice(0, -1)}`,
      "/authors/hedda-marrowby",
      "/authors/many-words",
      "/authors/perpetua-lindgaard",
      "/authors/renee-quell-jr",
      "/authors/zoe-b-o-hara",
    ]),
  );
  expect(listed).toHaveLength(9);
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
