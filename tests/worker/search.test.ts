import { randomUUID } from "node:crypto";

import { toJSON } from "seroval";
import { beforeAll, describe, expect, test } from "vitest";

import { publish } from "../support/content.ts";
import { siteForFile } from "../support/for-file.ts";
import { readPage } from "../support/read-page.ts";

const running = siteForFile();

beforeAll(async () => {
  await publish(running.supabase, "insights", {
    slug: "hostile-title",
    title: "Quizzical <img src=x onerror=alert(1)> & more",
    excerpt: "An excerpt </p><script>alert('quizzical')</script>",
    content: "<p onclick=alert(1)>Quizzical words.</p>",
  });
});

const search = (q: string, headers: Record<string, string> = {}) =>
  readPage(new URL(`/search?${new URLSearchParams({ q })}`, running.site.url), {
    headers: { "cf-connecting-ip": `198.18.7.${Math.floor(Math.random() * 250)}`, ...headers },
  });
/** The call by which a page's script searches. */
const call = (payload: string, headers: Record<string, string>) => {
  const url = new URL(
    `/_serverFn/fetchSearch?${new URLSearchParams({ payload })}`,
    running.site.url,
  );
  return fetch(url, { headers: { "x-tsr-serverFn": "true", origin: url.origin, ...headers } });
};
const main = (html: string) =>
  html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll("<!-- -->", "");
const statusOf = (html: string) =>
  /<div role="status"[^>]*><h1[^>]*>([^<]*)</.exec(main(html))?.[1];
const links = (html: string) =>
  Array.from(main(html).matchAll(/<h2[^>]*><a href="([^"]+)"/g), ([, href]) => href);

const results = (html: string) =>
  Array.from(
    main(html).matchAll(/<h2[^>]*><a href="([^"]+)"[\s\S]*?<\/h2><p[^>]*>([\s\S]*?)<\/p>/g),
    ([, href, text]) => ({ href, text: text?.replace(/<[^>]*>/g, "") }),
  );

describe("/search", () => {
  test("without a question it says what it does, and no search engine keeps it", async () => {
    const { response, html, status } = await search("");
    expect(status).toBe(200);
    expect(statusOf(html)).toContain("Search, or open the index");
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(response.headers.get("cache-control")).toBe("no-store");
    const terms = Array.from(
      main(html).matchAll(/<a href="\/search\?q=([^"]+)"[^>]*>([^<]+) <span[^>]*>(\d+)</g),
      ([, q, term, count]) => ({ q: q?.replaceAll("+", " "), term, count: Number(count) }),
    );
    expect(terms.length).toBeGreaterThan(20);
    expect(terms.every(({ q, term, count }) => q === term && count > 0)).toBe(true);
    const sitemap = await (await fetch(new URL("/sitemap.xml", running.site.url))).text();
    expect(sitemap).not.toContain("/search");
  });

  test("finds pages, answers and articles, and marks the words", async () => {
    const { html } = await search("model router");
    const found = links(html);
    expect(found).toContain("/use-cases/best-model");
    expect(found.some((href) => href?.startsWith("/faqs#"))).toBe(true);
    const articles = links((await search("model")).html).slice(-5);
    expect(
      articles.every((href) => /^\/(?:insights|success-stories|updates)\//.test(href ?? "")),
    ).toBe(true);
    expect(html).toMatch(/<mark[^>]*>models?<\/mark>/i);
    expect(statusOf(html)).toMatch(/^(?:The first )?\d+ results for “model router”$/);
    expect(found.length).toBeLessThanOrEqual(20);
  });

  // What somebody asks who buys for a company; most of it stands in the documents.
  test.each([
    "purchase order",
    "PO",
    "escrow",
    "exit",
    "HL7",
    "FHIR",
    "DICOM",
    "BAA",
    "DPA",
    "SLA",
    "DORA",
    "tender",
    "trial",
    "GPU",
    "questionnaire",
  ])("finds %s, which stands in the index of terms too", async (term) => {
    expect(links((await search(term)).html).length).toBeGreaterThan(0);
    expect(main((await search("")).html)).toContain(`>${term} <span`);
  });

  test("names a document, and the page of it that holds what was searched for", async () => {
    const found = main((await search("insolvent")).html);
    expect(found).toContain('<a href="/documents/exit-plan.pdf"');
    expect(found).toMatch(/<a href="\/documents\/exit-plan\.pdf#page=1" data-part="place">page 1</);
  });

  test("a word of two letters is a whole word", async () => {
    const found = links((await search("PO")).html);
    expect(found).toContain("/for/hospitals"); // bought by purchase order
    expect(found).not.toContain("/privacy-policy");
  });

  test("every address it gives exists, and so does the place on it", async () => {
    const found = links((await search("data")).html);
    expect(found.length).toBeGreaterThan(5);
    for (const href of found) {
      const to = new URL(href ?? "", running.site.url);
      const { status, html } = await readPage(to, { redirect: "follow" });
      expect([href, status]).toEqual([href, 200]);
      if (to.hash !== "") expect(html).toContain(`id="${to.hash.slice(1)}"`);
    }
  });

  test("a page is described in its own words, and what stands elsewhere on it is named by headings", async () => {
    const { html } = await search("canary");
    const found = results(html).find(({ href }) => href === "/use-cases/devops-acceleration");
    const page = await readPage(new URL("/use-cases/devops-acceleration", running.site.url));
    expect(page.html).toContain(`<meta name="description" content="${found?.text}"`);
    const named = (await search("customer-held keys")).html + (await search("fiber")).html + html;
    const parts = Array.from(
      main(named).matchAll(/<a href="([^"]+)" data-part="place">/g),
      ([, href]) => href,
    );
    expect(parts.length).toBeGreaterThan(0);
    for (const href of parts) {
      const to = new URL(href ?? "", running.site.url);
      const { status, html: target } = await readPage(to);
      expect([href, status]).toEqual([href, 200]);
      const [, text] = /^#:~:text=(.+)$/.exec(to.hash) ?? [];
      const words = text === undefined ? undefined : decodeURIComponent(text).split(" ")[0];
      expect(target).toContain(words ?? `id="${to.hash.slice(1)}"`);
    }
  });

  test("what stands in the body of an article is named by its headings, which are on its page", async () => {
    const { html } = await search("quantize distill");
    const part = /<a href="([^"]+)" data-part="place">(.*?)<\/a>/.exec(main(html));
    expect(part?.[1]).toBe("/insights/a-latency-budget-for-the-edge#part-the-model");
    expect(part?.[2]).toBe("The model");
    const target = await readPage(new URL(part?.[1] ?? "", running.site.url));
    expect(target.html).toContain('id="part-the-model"');
  });

  // "Found in the facts: Runs in, own air-gapped rack" (the evidence of a search).
  test("what stands in the facts of a story is named by its fact, which is on its page", async () => {
    const { html } = await search("air-gapped rack");
    const story = main(html).slice(main(html).indexOf('"/success-stories/corvane-quantum'));
    const [, label, href, fact = ""] =
      /<p[^>]*>(Found in the facts:) <span><a href="([^"]+)" data-part="place">(.*?)<\/a>/.exec(
        story.slice(0, story.indexOf("</li>")),
      ) ?? [];
    expect(label).toBe("Found in the facts:");
    expect(fact.replaceAll(/<[^>]*>/g, "")).toBe("Runs in, own air-gapped rack");
    expect(fact).toMatch(/<mark[^>]*>air-gapped<\/mark> <mark[^>]*>rack<\/mark>/);
    expect(href).toBe("/success-stories/corvane-quantum-calibration#facts");
    const page = await readPage(new URL(href ?? "", running.site.url));
    expect(page.html).toMatch(/id="facts"[\s\S]*?Runs in[\s\S]*?own air-gapped rack/);
  });

  test("articles show their drawings beside them", async () => {
    const { html } = await search("calibrates processors");
    expect(main(html)).toMatch(/data-part="thumbnail"[^>]*><svg /);
    expect(main((await search("lever")).html)).toMatch(/data-part="thumbnail"[^>]*><div[^>]*><svg/);
  });

  test("marks cover whole words, those of articles too", async () => {
    const { html } = await search("air");
    const marks = Array.from(
      main(html).matchAll(/<mark[^>]*>([^<]*)<\/mark>/g),
      ([, text]) => text,
    );
    expect(marks).toContain("air-gapped");
    expect(marks).toContain("Air-gapped");
    expect(marks.every((text) => /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(text ?? ""))).toBe(
      true,
    );
    expect(main(html)).not.toMatch(/<\/mark>(?:<!-- -->)?-?[\p{L}\p{N}]/u);
  });

  test("kinds narrow the results, with the number of each", async () => {
    const all = await search("air-gapped");
    const filters = Array.from(
      main(all.html).matchAll(/<a href="(\/search\?q=[^"]+)"[^>]*>(\w+) <span[^>]*>(\d+)</g),
      ([, href = "", name, count]) => ({ href: href.replaceAll("&amp;", "&"), name, count }),
    );
    expect(filters[0]).toMatchObject({ name: "All", count: String(links(all.html).length) });
    const pages = filters.find(({ name }) => name === "Pages");
    const { html } = await readPage(new URL(pages?.href ?? "", running.site.url));
    expect(links(html)).toHaveLength(Number(pages?.count));
    expect(html).toMatch(/aria-current="true"[^>]*>Pages/);
    const odd = await readPage(new URL("/search?q=air-gapped&kind=odd", running.site.url));
    expect(links(odd.html)).toEqual(links(all.html));
  });

  test("a slip of the finger is answered with the nearest term", async () => {
    const { html } = await search("encrpytion");
    expect(statusOf(html)).toBe("No results for “encrpytion”");
    expect(main(html)).toContain('href="/search?q=encryption"');
    expect(main(html)).toMatch(/\d+ results, first “[^”]+”/);
  });

  test("is never cached", async () => {
    for (const q of ["model", "model", ""]) {
      const { response, found } = await search(q);
      expect(found).toBe("aioi; fwd=bypass; detail=path");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("etag")).toBeNull();
    }
  });

  test("nothing found: it says so and helps", async () => {
    const { html, status } = await search("xylophone zebra");
    expect(status).toBe(200);
    expect(statusOf(html)).toBe("No results for “xylophone zebra”");
    expect(main(html)).toContain("The beginning of a word is enough");
    expect(main(html)).toContain('href="/faqs"');
  });

  test("one character is too little, the 101st is too many", async () => {
    const asked = () => running.backend.asked.filter((path) => path.includes("search_")).length;
    const before = asked();
    expect(statusOf((await search("a")).html)).toContain("Search, or open the index");
    expect(statusOf((await search(" \u0000\u200B ")).html)).toContain("Search, or open");
    expect(asked()).toBe(before);
    const { html } = await search(`model ${"x".repeat(5000)}`);
    expect(main(html)).toContain("Only the first 100 characters were searched.");
    expect(main((await search("x".repeat(100))).html)).not.toContain("Only the first");
  });

  test("words of an article are text, in its title, in what is marked and in the question", async () => {
    const { html } = await search("quizzical");
    expect(links(html)).toEqual(["/insights/hostile-title"]);
    expect(main(html)).toMatch(/<mark[^>]*>Quizzical<\/mark>/);
    expect(main(html)).not.toMatch(/<img|<script|onclick/);
  });

  test.each([
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'; drop table insights; --",
    "\\",
    "%",
    "%00",
    "(?:a+)+$",
    "[",
    "a".repeat(16_000 / 4),
    "💥\uD83D",
    "__proto__ constructor",
    "{{7*7}} ${7*7}",
    "!!! & | <->",
    '"unclosed',
    "漢字 検索",
  ])("question %# is answered like any other", async (q) => {
    const { status, html } = await search(q);
    expect(status).toBe(200);
    expect(main(html)).not.toMatch(/<script|<img/);
    expect(statusOf(html)).toBeDefined();
  });

  test("a parameter given twice, or in another form, is no error", async () => {
    for (const query of [
      "?q=model&q=data",
      "?q[]=a",
      "?q=%E0%A4%A",
      "?Q=model",
      "?q=model&x=<b>",
    ]) {
      const { status } = await readPage(new URL(`/search${query}`, running.site.url), {
        redirect: "follow",
      });
      expect([query, status]).toEqual([query, 200]);
    }
  });

  // "An answer is cached for a minute by its question."
  test("when the database is down, pages and answers are still found, and a moment long what it has answered", async () => {
    await search("air-gapped");
    await running.backend.set("error-500");
    try {
      const again = await search("air-gapped");
      expect(main(again.html)).not.toContain("cannot be searched at the moment");
      await running.site.renewIsolate();
      const { html, status } = await search("air-gapped");
      expect(status).toBe(200);
      expect(main(html)).toContain("cannot be searched at the moment");
      expect(links(html).length).toBeGreaterThan(0);
    } finally {
      await running.backend.set("none");
    }
  });

  test("one visitor searches 100 times a minute, and nobody else notices", async () => {
    const visitor = { "cf-connecting-ip": "203.0.113.77" };
    // As a visitor's script asks, which is less work for a busy machine than a page.
    const payload = JSON.stringify(toJSON({ data: "zzzz" }));
    const searchTimes = (count: number) =>
      Promise.all(Array.from({ length: count }, async () => (await call(payload, visitor)).text()));
    for (const answer of await searchTimes(90)) expect(answer).toContain('"found"');
    // The limiter counts by the minute of the clock, and one may begin meanwhile.
    await expect
      .poll(async () => {
        await searchTimes(40);
        return (await search("model", visitor)).status;
      })
      .toBe(429);
    const refused = await search("model", visitor);
    expect(statusOf(refused.html)).toContain("Please wait a minute");
    expect(refused.response.headers.get("retry-after")).toBe("60");
    expect((await search("model", { "cf-connecting-ip": "203.0.113.78" })).status).toBe(200);
  });

  test("the index of pages is no file that a browser gets, nor is its text in any script", async () => {
    const { status } = await readPage(new URL("/_prerendered/search.json", running.site.url));
    expect(status).toBe(404);
  });
});

describe("the call of the search", () => {
  test.each(["", "null", "{}", "[1]", '"model"', '{"data":{"a":1}}', randomUUID(), '{"data":"'])(
    "with %s as its input fails nowhere",
    async (payload) => {
      const response = await call(payload, { "cf-connecting-ip": "198.18.8.1" });
      // Without any input nothing is searched for.
      expect(response.status).toBe(payload === "" ? 200 : 400);
      expect(await response.text()).not.toMatch(/at .*\.js|postgres/i);
    },
  );
});
