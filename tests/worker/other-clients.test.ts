import { request } from "node:http";

import { describe, expect, test } from "vitest";

import { pages } from "../../app/content/pages.ts";
import { sharedSiteForFile } from "../support/for-file.ts";
import { readPage } from "../support/read-page.ts";

// What the site answers to programs that are no browser: proxies, caches, scrapers, crawlers.

const running = sharedSiteForFile();

const read = (path: string, init: RequestInit = {}) =>
  readPage(new URL(path, running.site.url), init);

describe("a client that accepts no HTML gets HTML all the same", () => {
  const ranges = ["application/json", "image/png", "text/plain;q=0.5", "nonsense"];

  test.each(["/", "/search", "/search?q=model", "/newsletter", "/resources", "/no-such-page"])(
    "%s",
    async (path) => {
      const { status } = await read(path);
      for (const accept of ranges) {
        const { response } = await read(path, { headers: { accept } });
        expect([response.status, response.headers.get("content-type")]).toEqual([
          status,
          "text/html; charset=utf-8",
        ]);
      }
    },
  );

  test.each(["/contact-us", "/newsletter", "/pricing"])("a failing post to %s", async (path) => {
    for (const accept of ranges) {
      const body = new URLSearchParams({
        kind: path === "/newsletter" ? "newsletter" : "contactPage",
      });
      const { status, html } = await read(path, { method: "POST", body, headers: { accept } });
      expect(status).toBe(422);
      expect(html).toMatch(/^<!DOCTYPE html>/);
    }
  });
});

/** The status and the location of an address as it is written, which `fetch` would change. */
const rawResponse = (path: string) =>
  new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(running.site.url);
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
    })
      .on("error", reject)
      .end();
  });

describe("every printable sign in an address leads on once at most, never to itself", () => {
  const written = (sign: string) => [
    ...(/[ #]/.test(sign) ? [] : [sign]),
    `%${(sign.codePointAt(0) ?? 0).toString(16)}`,
  ];
  const starts = ["/", "/insights/", "/updates/", "/authors/", "/for/", "/pricing/", "/no-such/"];

  /** Addresses below a path that lead on twice, with where they lead. */
  async function stepsBeyondOne(start: string, signs: readonly string[]): Promise<unknown[]> {
    const parts = signs.flatMap(written).flatMap((sign) => [sign, `${sign}x`, `x${sign}`]);
    const wrong: unknown[] = [];
    for (const path of parts.map((part) => start + part)) {
      const first = await rawResponse(path);
      if (first.location === undefined) {
        // Beyond the limit of guesses nobody is looked up.
        const isRefused = first.status === 503 && start === "/authors/";
        if (first.status >= 500 && !isRefused) wrong.push([path, first.status]);
        continue;
      }
      const next = await rawResponse(first.location.replace(/#.*/, ""));
      // A page that has moved is a second step.
      const isOwn = next.location === undefined || next.location.startsWith("/resources");
      if (!isOwn || first.location.includes("undefined")) {
        wrong.push([path, first.location, next.location]);
      }
    }
    return wrong;
  }

  // Those that the router rewrites.
  test.each(starts)("^ and $ at %s", async (start) => {
    expect(await stepsBeyondOne(start, ["^", "$"])).toEqual([]);
  });

  test.each(starts)("each one at %s", { tags: ["rehearsal"] }, async (start) => {
    const signs = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));
    expect(await stepsBeyondOne(start, signs)).toEqual([]);
  });
});

describe("what shared caches keep", () => {
  test.each([
    "/robots.txt",
    "/llms.txt",
    "/llms-full.txt",
    "/sitemap.xml",
    "/status.json",
    "/feeds/insights.xml",
    "/feeds/updates.atom.xml",
    "/.well-known/security.txt",
    "/speculation-rules.json",
    "/pricing.md",
    "/apps",
    "/Pricing",
  ])("%s carries no nonce, and says what it varies by", async (path) => {
    const { response, policy } = await read(path);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    const isText = response.headers.has("content-type");
    expect(response.headers.get("vary")).toBe(isText ? "Accept-Encoding" : null);
  });

  test("a file has one lifetime, and says what it varies by", async () => {
    const { html } = await read("/");
    const files = Array.from(html.matchAll(/"(\/assets\/[^"#?]+)/g), ([, file = ""]) => file);
    expect(files.some((file) => file.endsWith(".svg"))).toBe(true);
    for (const file of [
      ...new Set(files),
      "/favicon.ico",
      "/favicon.svg",
      "/apple-touch-icon.png",
      "/og/home.png",
    ]) {
      const { response } = await read(file);
      expect(response.headers.get("cache-control")).toBe(
        file.startsWith("/assets/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=86400",
      );
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
    }
  });
});

describe("crawlers", () => {
  test("are let to the search, which says that it stays out of their index", async () => {
    const { html } = await read("/robots.txt");
    expect(html).not.toContain("/search");
    expect((await read("/search")).html).toContain('<meta name="robots" content="noindex"');
  });

  test.each(["/search", "/search?q=model", "/search?q=modek", "/search?q=xylophone"])(
    "follow none of the searches on %s",
    async (path) => {
      const { html } = await read(path);
      const links = html.match(/<a [^>]*href="\/search\?[^>]*>/g) ?? [];
      for (const link of links) expect(link).toContain('rel="nofollow"');
    },
  );

  test("do not list a filter with fewer than three entries", async () => {
    const { html } = await read("/resources/insights");
    const filters = Array.from(
      html.matchAll(
        /href="(\/resources\/insights\?tag=[^"]+)"[^>]*>[^<]*(?:<!-- -->)? ?<span[^>]*>(\d+)</g,
      ),
      ([, href = "", count]) => ({ href: href.replaceAll("&amp;", "&"), count: Number(count) }),
    );
    expect(new Set(filters.map(({ count }) => count >= 3))).toEqual(new Set([true, false]));
    for (const { href, count } of filters) {
      const isNotListed = (await read(href)).html.includes('<meta name="robots" content="noindex"');
      expect([href, isNotListed]).toEqual([href, count < 3]);
    }
  });

  test("get data with something in it, or none", async () => {
    for (const path of [...pages.map((page) => page.path), "/no-such-page", "/search?q=a"]) {
      const { html } = await read(path);
      const data = html.match(/<script type="application\/ld\+json"[^>]*>[^<]*/g) ?? [];
      expect([path, data.filter((one) => one.endsWith("{}"))]).toEqual([path, []]);
    }
  });
});

test("a landing page has an image of its own where it is shared", async () => {
  const { html } = await read("/for/clinics");
  const [, image = ""] =
    /<meta property="og:image" content="https:\/\/aioi\.example([^"]+)"/.exec(html) ?? [];
  expect(image).toBe("/og/for-clinics.png");
  const { response } = await read(image);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("no page holds a character that HTML forbids, whatever the address or a form brings", async () => {
  // oxlint-disable-next-line no-control-regex -- these characters are what the test is for
  const forbidden = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/;
  for (const sign of ["%00", "%01", "%0B", "%1B", "%7F", "%C2%80", "%EF%BF%BE"]) {
    for (const path of [`/search?q=a${sign}b`, `/search?q=x&kind=${sign}`, `/insights/a${sign}b`]) {
      expect([path, forbidden.test((await read(path)).html)]).toEqual([path, false]);
    }
    const body = `kind=contactPage&firstName=a${sign}b&message=a${sign}b`;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const { html } = await read("/contact-us", { method: "POST", body, headers });
    expect(html).toMatch(/value="ab?/);
    expect(forbidden.test(html)).toBe(false);
  }
});
