import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { site } from "../../app/content/site.ts";
import { insertRows } from "../support/content.ts";
import { siteForFile } from "../support/for-file.ts";
import { publishMany } from "../support/many-articles.ts";
import { readPage } from "../support/read-page.ts";
import { changeRows } from "../support/rows.ts";
import { startVariant } from "../support/running-site.ts";
import type { TestSite } from "../support/site-pool.ts";

const running = siteForFile();
const some = 400;
const many = 1000;

beforeAll(async () => {
  await publishMany(running.supabase, some);
});

const read = (path: string) => readPage(new URL(path, running.site.url));
const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*href="([^"]+)"/g), ([, href = ""]) => unescaped(href));

const archives = ["/resources/stories", "/resources/insights", "/resources/updates"];

describe("what an archive is asked for", () => {
  test.each([
    ["/resources/stories", 200],
    ["/resources/stories?category=industry", 200],
    ["/resources/stories?category=", 200],
    ["/resources/stories?category=Industry", 404],
    ["/resources/stories?tag=Security", 200],
    ["/resources/insights?tag=Cost+%26+quality", 200],
    ["/resources/insights?tag=C%2B%2B&page=2", 200],
    ["/resources/insights?tag=Nothing", 404],
    ["/resources/insights?tag=%27%20or%20true--", 404],
    ["/resources/insights?tag=__proto__", 404],
    [`/resources/insights?tag=${"x".repeat(2000)}`, 404],
    ["/resources/updates?type=Release&page=3", 200],
    ["/resources/updates?page=1", 200],
    ["/resources/updates?page=21", 200],
    ["/resources/updates?page=22", 404],
    ["/resources/updates?page=0", 404],
    ["/resources/updates?page=-1", 404],
    ["/resources/updates?page=2.5", 404],
    ["/resources/updates?page=02", 404],
    ["/resources/updates?page=1e1", 404],
    ["/resources/updates?page=99999999999999999999", 404],
    ["/resources/updates?page=<script>", 404],
  ])("%s answers %i", async (path, status) => {
    const page = await read(path);
    expect(page.status).toBe(status);
    expect(page.html).not.toContain("<script>&");
    if (status === 200) return;
    // A way back.
    expect(linksIn(page.html)).toContain(new URL(path, "https://x.example").pathname);
    expect(page.html).toContain('<meta name="robots" content="noindex"');
    expect((await read(path)).found).not.toContain("hit");
  });

  test.each([
    ["/resources/stories", "Your own case, 14 days. On our machines, or on yours from Resident."],
    ["/resources/insights", "Four tiers can be tried for 14 days, without a credit card."],
  ])("a long list, %s, has a next step in its middle", async (path, step) => {
    for (const page of ["", "?page=2"]) {
      const { html } = await read(path + page);
      const [before = "", after = ""] = html.replaceAll("\u00a0", " ").split(step);
      const cards = (part: string) => part.split('<li id="').length - 1;
      expect(cards(before) - (page === "" ? 1 : 0)).toBe(12);
      expect(cards(before) + cards(after)).toBe(20);
    }
  });

  test("what there is not costs the database nothing", async () => {
    await read("/resources/insights");
    const before = running.backend.asked.length;
    for (let index = 0; index < 50; index += 1) {
      const { status } = await read(`/resources/insights?tag=${randomUUID()}&page=${index}`);
      expect(status).toBe(404);
    }
    // Only the lists that grow old are read again.
    expect(running.backend.asked.length - before).toBeLessThanOrEqual(4);
  });

  test("a page far behind costs the database as many questions as the first", async () => {
    const cost = async (path: string) => {
      const before = running.backend.asked.filter((asked) => asked.includes("archive_page")).length;
      await read(path);
      return (
        running.backend.asked.filter((asked) => asked.includes("archive_page")).length - before
      );
    };
    const costs = [
      await cost("/resources/stories?category=workforce"),
      await cost("/resources/stories?category=workforce&page=5"),
    ];
    expect(costs).toEqual([1, 1]);
  });

  test("parameters that mean nothing are no part of the cache's key, the others are in any order", async () => {
    const plain = await read("/resources/insights?tag=Edge+AI&page=3");
    for (const path of [
      "/resources/insights?page=3&tag=Edge%20AI",
      "/resources/insights?utm_source=x&page=3&category=industry&tag=Edge+AI&gclid=1",
    ]) {
      const { found, etag } = await read(path);
      expect([path, found, etag]).toEqual([path, "aioi; hit", plain.etag]);
    }
    const first = await read("/resources/insights");
    for (const path of ["/resources/insights?page=1", "/resources/insights?tag="]) {
      expect((await read(path)).etag, path).toBe(first.etag);
    }
  });
});

describe("the head of an archive", () => {
  const link = (html: string, rel: string) =>
    unescaped(new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? "none");
  const at = (path: string) => `https://aioi.example/resources/insights${path}`;

  test("names its own address, the one before and the one after", async () => {
    const first = await read("/resources/insights?page=1&utm_source=x");
    expect(["canonical", "prev", "next"].map((rel) => link(first.html, rel))).toEqual([
      at(""),
      "none",
      at("?page=2"),
    ]);
    const third = await read("/resources/insights?page=3&tag=Cost+%26+quality");
    expect(["canonical", "prev", "next"].map((rel) => link(third.html, rel))).toEqual([
      at("?tag=Cost+%26+quality&page=3"),
      at("?tag=Cost+%26+quality&page=2"),
      at("?tag=Cost+%26+quality&page=4"),
    ]);
    expect(third.html).toContain(
      `<title>All insights: Cost &amp; quality, page 3 | ${site.name}</title>`,
    );
    const last = await read("/resources/insights?page=21");
    expect([link(last.html, "prev"), link(last.html, "next")]).toEqual([at("?page=20"), "none"]);
  });

  test("tells where it stands, and of its feeds", async () => {
    const { html } = await read("/resources/updates");
    expect(html).toContain('"BreadcrumbList"');
    expect(html).toContain('"item":"https://aioi.example/resources"');
    expect(html).toContain('href="/feeds/updates.xml"');
    expect(html).not.toContain('href="/feeds/insights.xml"');
  });

  test("leads on to the feed of the updates and to the newsletter", async () => {
    const { html } = await read("/resources/updates");
    const main = html.replace(/^[\s\S]*<main/, "").replace(/<footer[\s\S]*$/, "");
    expect(main).toMatch(/<a href="\/feeds\/updates\.atom\.xml"[^>]*>Feed of updates</);
    expect(main).toMatch(/<a href="\/newsletter"[^>]*>Newsletter, twice a month at most</);
  });
});

test("the longest tag and the longest category that the database has lead to their articles", async () => {
  const at = { published_at: "2026-01-01T00:00:00Z" };
  // Characters of two UTF-16 units.
  const tag = "𝔸".repeat(100);
  const category = "c".repeat(120);
  const id = randomUUID();
  await insertRows(running.supabase, "insights", [
    { ...at, slug: "longest-tag", title: "Longest tag", tags: [tag] },
  ]);
  await insertRows(running.supabase, "categories", [{ id, name: "Longest", slug: category }]);
  await insertRows(running.supabase, "success_stories", [
    { ...at, slug: "longest-category", title: "Longest category", category_id: id },
  ]);
  const site = await startVariant(running, {});
  try {
    for (const [path, title] of [
      [`/resources/insights?tag=${encodeURIComponent(tag)}`, "Longest tag"],
      [`/resources/stories?category=${category}`, "Longest category"],
    ] as const) {
      const page = await readPage(new URL(path, site.url));
      expect(page.status).toBe(200);
      expect(page.html).toContain(title);
    }
  } finally {
    await site.stop();
  }
});

test("a tag beside a hundred that are used more has its archive too, and it is offered there", async () => {
  const tags = Array.from({ length: 120 }, (_, index) => `Topic ${index}`);
  const at = { published_at: "2026-01-01T00:00:00Z" };
  await insertRows(running.supabase, "insights", [
    { ...at, slug: "all-topics", title: "All topics", tags },
    { ...at, slug: "last-topic", title: "Last topic", tags: ["Zymurgy"] },
  ]);
  const site = await startVariant(running, {});
  try {
    const page = await readPage(new URL("/resources/insights?tag=Zymurgy", site.url));
    expect(page.status).toBe(200);
    expect(page.html).toContain("Last topic");
    expect(page.html).toMatch(/tag=Zymurgy" aria-current="true"/);
    const filters = page.html.match(/<a href="\/resources\/insights\?tag=[^"]+"/g);
    expect(filters).toHaveLength(101);
  } finally {
    await site.stop();
  }
});

test("the counts of an archive's filters are asked for once, whatever is filtered", async () => {
  const site = await startVariant(running, {});
  try {
    const asked = async (tag: string) => {
      const before = running.backend.asked.length;
      const { status } = await readPage(new URL(`/resources/insights?tag=${tag}`, site.url));
      expect(status).toBe(200);
      return running.backend.asked.slice(before).filter((path) => path.includes("archive_"));
    };
    expect(await asked("Security")).toEqual([
      "/rest/v1/rpc/archive_filters",
      "/rest/v1/rpc/archive_page",
    ]);
    expect(await asked("Operations")).toEqual(["/rest/v1/rpc/archive_page"]);
    expect(await asked("Security")).toEqual([]);
  } finally {
    await site.stop();
  }
});

describe("an update", () => {
  /** The id of one that stands on the seventh page. */
  const listedUpdate = async () => {
    const { html } = await read("/resources/updates?page=7");
    return /<li id="update-([^"]+)"/.exec(html)?.[1] ?? "";
  };

  test("has a lasting address that leads to where it stands now", async () => {
    const id = await listedUpdate();
    const { status, response } = await read(`/updates/${id}`);
    expect(status).toBe(307);
    const to = new URL(response.headers.get("location") ?? "", "https://x.example");
    expect(to.pathname + to.search + to.hash).toBe(
      `/resources/updates?page=7&update=${id}#update-${id}`,
    );
    const feed = await (await fetch(new URL("/feeds/updates.xml", running.site.url))).text();
    expect(feed).toMatch(/<link>https:\/\/aioi\.example\/updates\/[0-9a-f-]{36}<\/link>/);
  });

  test("is found without the list of all updates", async () => {
    const id = await listedUpdate();
    const site = await startVariant(running, {});
    await running.backend.set("held", "updates?select=id");
    try {
      const { response } = await readPage(new URL(`/updates/${id}`, site.url));
      expect(response.headers.get("location")).toContain("page=7");
    } finally {
      await running.backend.set("none");
      await site.stop();
    }
  });

  test("keeps the campaign of a link to it: its parameters come before the fragment", async () => {
    const id = await listedUpdate();
    const { response } = await read(`/updates/${id}?utm_source=newsletter&utm_campaign=x`);
    expect(response.headers.get("location")).toBe(
      `/resources/updates?page=7&update=${id}&utm_source=newsletter&utm_campaign=x#update-${id}`,
    );
  });

  test("is what the page says where somebody shares it", async () => {
    const { html } = await read("/resources/updates?page=7");
    const [, id = "", next = ""] =
      /<li id="update-([^"]+)"[^]*?<li id="update-([^"]+)"/.exec(html) ?? [];
    const shared = await read(`/resources/updates?page=7&update=${id}`);
    const says = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(shared.html)?.[1] ?? "";
    const row = html.slice(html.indexOf(`id="update-${id}"`), html.indexOf(`id="update-${next}"`));
    expect(row).toContain(says("title").replace(" | AIOI", ""));
    expect(row).toContain(says("description"));
    expect(says("url")).toBe(`https://aioi.example/updates/${id}`);
    expect(shared.html).toContain(
      '<link rel="canonical" href="https://aioi.example/resources/updates?page=7"',
    );
    // An old copy of that address, once the update stands on another page.
    const moved = await read(`/resources/updates?page=6&update=${id}`);
    expect([moved.status, moved.response.headers.get("location")]).toEqual([
      307,
      "/resources/updates?page=6",
    ]);
  });

  test.each([randomUUID(), "x", "1", "%00"])("there is none at /updates/%s", async (id) => {
    expect((await read(`/updates/${id}`)).status).toBe(404);
  });
});

test("when the database is down, an archive that was not visited answers 503", async () => {
  const site = await startVariant(running, { without: "kvNamespaces" });
  try {
    await running.backend.set("error-500");
    const { response, html } = await readPage(new URL("/resources/insights", site.url));
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(html).toContain("Not Available");
  } finally {
    await running.backend.set("none");
    await site.stop();
  }
});

describe("time", () => {
  let site: TestSite;
  let slug: string;
  let appearsAt: number;
  afterAll(() => site?.stop());

  /** A slower machine needs more time between the visits before an article appears and its time. */
  const waits = [3000, 15_000, 40_000];

  const lists = ["/resources", "/resources/insights", "/feeds/insights.xml", "/sitemap.xml"];
  const show = async () => {
    const shown: string[] = [];
    for (const path of lists) {
      const html = await (await fetch(new URL(path, site.url))).text();
      if (html.includes(slug)) shown.push(path);
    }
    return shown;
  };
  const until = (time: number) => new Promise((resolve) => setTimeout(resolve, time - Date.now()));

  test("a scheduled article appears in every list at most two minutes after its time", async () => {
    for (const wait of waits) {
      await site?.stop();
      site = await startVariant(running, {});
      slug = `scheduled-${randomUUID()}`;
      appearsAt = Date.now() + wait;
      await insertRows(running.supabase, "insights", [
        { slug, title: `About ${slug}`, published_at: new Date(appearsAt).toISOString() },
      ]);
      const shown = await show();
      if (Date.now() > appearsAt) continue;
      expect(shown).toEqual([]);
      break;
    }
    // The database's clock decides what is published; the Worker's, how old its copies are.
    await until(appearsAt);
    await site.setClock(appearsAt + 119_000);
    await site.stopClockAt(appearsAt + 120_000);
    await expect.poll(show, { interval: 500 }).toEqual(lists);
  });

  test("lastmod is the day of the correction where there was one", async () => {
    const sitemap = await (await fetch(new URL("/sitemap.xml", site.url))).text();
    const lastmod = new RegExp(`/insights/${slug}</loc><lastmod>([^<]+)`).exec(sitemap)?.[1];
    expect(Date.parse(String(lastmod))).toBe(appearsAt);
    await changeRows(running.supabase, `insights?slug=eq.${slug}`, { excerpt: "Corrected." });
    const fresh = await startVariant(running, {});
    try {
      const again = await (await fetch(new URL("/sitemap.xml", fresh.url))).text();
      const corrected = new RegExp(`/insights/${slug}</loc><lastmod>([^<]+)`).exec(again)?.[1];
      expect(Date.parse(String(corrected))).toBeGreaterThan(appearsAt);
      const feed = await (await fetch(new URL("/feeds/insights.atom.xml", fresh.url))).text();
      const updated = new Date(Date.parse(String(corrected))).toISOString();
      expect(feed).toContain(`<updated>${updated}</updated>`);
    } finally {
      await fresh.stop();
    }
  });

  // "RSS descriptions are HTML by convention and are escaped once: escape them twice and name Atom first,
  // where text is text. An article has its author and date."
  test("what stands between angle brackets reaches readers as text, and programs that keep an article know its author", async () => {
    const excerpt = "A model says <think> & </think>, then <script> it answers.";
    const bracketed = `bracketed-${randomUUID()}`;
    const published_at = new Date().toISOString();
    await insertRows(running.supabase, "insights", [
      { slug: bracketed, title: "Brackets", excerpt, author: "Hedda Marrowby", published_at },
    ]);
    const fresh = await startVariant(running, {});
    const read = async (path: string) => (await fetch(new URL(path, fresh.url))).text();
    try {
      const atom = await read("/feeds/insights.atom.xml");
      expect(atom).toContain(
        "<summary>A model says &lt;think&gt; &amp; &lt;/think&gt;, then &lt;script&gt; it answers.</summary>",
      );
      expect(atom).toMatch(
        new RegExp(`<link rel="alternate" type="text/html" href="[^"]*/insights/${bracketed}"/>`),
      );
      // A reader decodes the XML, and then takes the rest for HTML.
      const decoded = unescaped(await read("/feeds/insights.xml"));
      expect(decoded).toContain(
        "<description>A model says &lt;think&gt; &amp; &lt;/think&gt;, then &lt;script&gt; it answers.</description>",
      );
      const html = await read(`/insights/${bracketed}`);
      expect(html).toContain('<meta name="author" content="Hedda Marrowby"');
      expect(html).toContain(`<meta name="date" content="${published_at.slice(0, 10)}"`);
    } finally {
      await fresh.stop();
    }
  });
});

// They come last: every list has more pages then.
describe("1,000 articles of each kind", { tags: ["rehearsal"] }, () => {
  let site: TestSite;
  const read = (path: string) => readPage(new URL(path, site.url));
  beforeAll(async () => {
    await publishMany(running.supabase, many, some);
    site = await startVariant(running, {});
  });
  afterAll(() => site.stop());

  test("each one is at most 12 presses from /resources, each list below 28.6 kB, a tenth above the budget", async () => {
    const presses = new Map([["/resources", 0]]);
    const found = new Map<string, number>();
    const isArchive = (path: string) =>
      archives.some((archive) => path === archive || path.startsWith(`${archive}?page=`));
    let max = 0;
    for (const [path, count] of presses) {
      const { status, html } = await read(path);
      expect([path, status]).toEqual([path, 200]);
      if (isArchive(path)) max = Math.max(max, gzipSync(html, { level: 9 }).byteLength);
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      for (const href of linksIn(main)) {
        if (isArchive(href) && !presses.has(href)) presses.set(href, count + 1);
        if (/^\/(?:success-stories|insights)\/./.test(href) && !found.has(href)) {
          found.set(href, count + 1);
        }
      }
      // An update is read where it is listed.
      for (const [, id = ""] of main.matchAll(/<li id="(update-[^"]+)"/g)) {
        if (!found.has(id)) found.set(id, count);
      }
    }
    const startingWith = (start: string) =>
      [...found.keys()].filter((name) => name.startsWith(start)).length;
    expect([startingWith("/success-stories/many-"), startingWith("/insights/many-")]).toEqual([
      many,
      many,
    ]);
    expect(startingWith("update-")).toBe(many + 12);
    expect(Math.max(...found.values())).toBeLessThanOrEqual(12);
    expect(max).toBeLessThan(28_600);
  });

  test("the sitemap lists every article, also beyond the 1,000 rows of a read", async () => {
    const sitemap = await (await fetch(new URL("/sitemap.xml", site.url))).text();
    const count = (start: string) =>
      sitemap.split(`<loc>https://aioi.example${start}/many-`).length - 1;
    expect([count("/success-stories"), count("/insights")]).toEqual([many, many]);
  });
});
