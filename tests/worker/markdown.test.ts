import { beforeAll, describe, expect, test } from "vitest";

import { previewLink } from "../../app/server/environment/preview-links.ts";
import { publish } from "../support/content.ts";
import { siteForFile } from "../support/for-file.ts";
import { indexedPages } from "../support/pages.ts";
import { factsOfMarkdown, factsOfPage } from "../support/page-facts.ts";
import { readWhole } from "../support/read-page.ts";
import { changeRows } from "../support/rows.ts";
import { admitPreviews, startVariant } from "../support/running-site.ts";

const previewKey = "a preview key for tests, 32 characters";

const running = siteForFile(() => ({
  variables: { PREVIEW_KEY: previewKey },
  migration: admitPreviews(previewKey),
}));
/** Every path in the sitemap: pages and articles. */
let paths: string[];

const get = (path: string, headers: Record<string, string> = {}, base = running.site.url) =>
  fetch(new URL(path, base), { headers, redirect: "manual" });

const textAt = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).text();

const fileOf = (path: string) => (path === "/" ? "/index.md" : `${path}.md`);

beforeAll(async () => {
  const listed = (await textAt("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g);
  paths = [...listed].map(([, address = ""]) => new URL(address).pathname);
});

describe("the Markdown of a page", () => {
  test("says what a visitor without script reads, on every page and article of the sitemap", async () => {
    expect(paths).toEqual(expect.arrayContaining(indexedPages));
    expect(paths.filter((path) => path.startsWith("/insights/")).length).toBeGreaterThan(3);
    for (const path of paths) {
      const markdown = await textAt(fileOf(path));
      const html = await textAt(path, { accept: "text/html" });
      const [page, written] = [factsOfPage(html), factsOfMarkdown(markdown)];
      const { rows, headings, sentences } = written;
      const twice = sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
      expect({
        path,
        missing: [...page.numbers].filter((number) => !written.numbers.has(number)),
        unseen: [...written.numbers].filter((number) => !page.allNumbers.has(number)),
        rows: page.rows.filter((row) => row !== "" && !rows.includes(row)),
        figures: page.figures.filter((name) => !written.text.includes(name)),
        headings: page.headings.filter((name) => name !== "" && !headings.includes(name)),
        twice,
      }).toEqual({
        path,
        missing: [],
        unseen: [],
        rows: [],
        figures: [],
        headings: [],
        twice: [],
      });
      expect(written.text.length).toBeGreaterThan(50);
    }
  });

  test("names the canonical address, and holds no link without a host", async () => {
    for (const path of paths) {
      const markdown = await textAt(fileOf(path));
      expect(markdown).toContain(`\nurl: "https://aioi.example${path}"\n---\n`);
      const links = [...markdown.matchAll(/\]\(([^)]*)\)/g)].map(([, href = ""]) => href);
      const wrong = links.filter((href) => !/^(?:https?:\/\/|mailto:|tel:)/.test(href));
      expect([path, wrong]).toEqual([path, []]);
      expect(markdown).not.toContain("site-origin.invalid");
    }
  });

  test("is the answer to who prefers Markdown, at the address of the page", async () => {
    for (const path of ["/", "/pricing", "/company", "/insights/what-an-ai-answer-costs"]) {
      const negotiated = await get(path, { accept: "text/markdown, text/html;q=0.9" });
      expect(negotiated.status).toBe(200);
      expect(negotiated.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
      expect(negotiated.headers.get("vary")).toBe("Accept, Accept-Encoding");
      expect(negotiated.headers.get("content-location")).toBe(fileOf(path));
      expect(negotiated.headers.get("x-robots-tag")).toBe("noindex");
      expect(await negotiated.text()).toBe(await textAt(fileOf(path)));
    }
  });

  test("is revalidated, and no search engine lists it", async () => {
    for (const path of [
      "/index.md",
      "/company.md",
      "/success-stories/corvane-quantum-calibration.md",
    ]) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("private, max-age=0, must-revalidate");
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
      const etag = response.headers.get("etag") ?? "";
      expect(etag).toMatch(/^"[\w-]{22}"$/);
      const again = await get(path, { "if-none-match": etag });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      const head = await fetch(new URL(path, running.site.url), { method: "HEAD" });
      expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
    }
  });

  test("is cached as the page is, and says so", async () => {
    const row = { title: "Cached", slug: "cached-as-markdown", content: "<p>Text.</p>" };
    await publish(running.supabase, "insights", row);
    const ask = async (path: string, accept: string) => {
      const response = await get(path, { accept });
      await response.text();
      return response.headers.get("cache-status");
    };
    const path = "/insights/cached-as-markdown";
    expect([
      await ask(path, "text/markdown"),
      await ask(path, "text/markdown"),
      await ask(`${path}.md`, "*/*"),
      await ask(path, "text/html"),
    ]).toEqual(["aioi; fwd=uri-miss", "aioi; hit", "aioi; hit", "aioi; hit"]);
    expect(await ask("/pricing.md", "*/*")).toBe("aioi; hit; detail=prerendered");
  });

  test("of a filtered archive lists what the filter leaves", async () => {
    const markdown = await textAt("/resources/insights.md?tag=Models");
    const html = await textAt("/resources/insights?tag=Models", { accept: "text/html" });
    const [page, written] = [factsOfPage(html), factsOfMarkdown(markdown)];
    expect(written.headings).toEqual(expect.arrayContaining(page.headings));
    expect(markdown).not.toBe(await textAt("/resources/insights.md"));
  });

  test("tells nobody what somebody has sent", async () => {
    expect(await textAt("/contact-us.md?sent=contactPage")).toBe(await textAt("/contact-us.md"));
    const negotiated = await textAt("/contact-us?sent=contactPage", { accept: "text/markdown" });
    expect(negotiated).toBe(await textAt("/contact-us.md"));
  });
});

describe("a page", () => {
  test("says that it varies, and where its Markdown is", async () => {
    for (const path of ["/", "/pricing", "/promotion", "/insights/what-an-ai-answer-costs"]) {
      const response = await get(path, { accept: "text/html" });
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("vary")).toBe("Accept, Accept-Encoding");
      expect(response.headers.get("link")).toContain(
        `<https://aioi.example${fileOf(path)}>; rel="alternate"; type="text/markdown"`,
      );
      const again = await get(path, {
        accept: "text/html",
        "if-none-match": response.headers.get("etag") ?? "",
      });
      expect([again.status, again.headers.get("vary")]).toEqual([304, "Accept, Accept-Encoding"]);
    }
  });

  test("has the same address in Markdown under each of its paths", async () => {
    const { headers } = await get("/faq", { accept: "text/html" });
    expect(headers.get("link")).toContain("<https://aioi.example/faqs.md>");
    expect(await textAt("/faq", { accept: "text/markdown" })).toBe(await textAt("/faqs.md"));
  });

  test("that search engines may not list has none", async () => {
    for (const path of ["/search", "/search?q=model", "/newsletter"]) {
      const { headers } = await get(path, { accept: "text/markdown, text/html" });
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(headers.get("link")).not.toContain("text/markdown");
    }
  });

  test("that is asked for with another spelling is led to the plain one", async () => {
    const led = await fetch(`${running.site.url}//Pricing.MD/?a=B`, { redirect: "manual" });
    expect([led.status, led.headers.get("location")]).toEqual([308, "/pricing.md?a=B"]);
    const moved = await get("/automations", { accept: "text/markdown" });
    expect([moved.status, moved.headers.get("location")]).toEqual([308, "/solutions"]);
  });
});

test.each([
  "/no-such-page.md",
  "/insights/no-such-insight.md",
  "/insights/draft-one-hundred-partner-projects.md",
  "/autopilots/no-such.md",
  "/resources/insights.md?page=99",
  "/resources/insights.md?tag=no-such",
  "/search.md",
  "/newsletter.md",
  "/index.md.md",
  "/pricing.md.md",
  "/.md",
  "/index.html.md",
  "/styleguide.md",
  "/constructor.md",
  "/healthz.md",
])("%s is 404 in plain text", async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
});

test("a page that does not exist is the page that says so, in HTML", async () => {
  for (const path of ["/no-such-page", "/insights/no-such-insight"]) {
    const response = await get(path, { accept: "text/markdown, text/html;q=0.5" });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("link") ?? "").not.toContain("text/markdown");
  }
});

test("a form is answered with a page", async () => {
  const { origin } = new URL(running.site.url);
  const response = await fetch(new URL("/contact-us", origin), {
    method: "POST",
    headers: { origin, accept: "text/markdown, text/html" },
    body: new URLSearchParams({ kind: "contactPage" }),
  });
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const posted = await fetch(new URL("/contact-us.md", origin), {
    method: "POST",
    headers: { origin, "content-type": "text/plain" },
    body: "x",
  });
  expect(posted.status).toBe(405);
});

test("a draft is shown as a page alone", async () => {
  const draft = "/insights/draft-one-hundred-partner-projects";
  const link = await previewLink(draft, previewKey, Date.now() + 3_600_000);
  const shown = await get(link, { accept: "text/markdown, text/html" });
  expect([shown.status, shown.headers.get("content-type")]).toEqual([
    200,
    "text/html; charset=utf-8",
  ]);
  expect(shown.headers.get("link")).not.toContain("text/markdown");
  expect((await get(link.replace("?", ".md?"))).status).toBe(404);
});

test("an article that was renamed is found under its new address", async () => {
  const row = { title: "Old", slug: "old-address", content: "<p>Text.</p>" };
  await publish(running.supabase, "insights", row);
  await changeRows(running.supabase, "insights?slug=eq.old-address", { slug: "new-address" });
  const file = await get("/insights/old-address.md");
  expect([file.status, file.headers.get("location")]).toEqual([301, "/insights/new-address.md"]);
  const page = await get("/insights/old-address", { accept: "text/markdown" });
  expect([page.status, page.headers.get("location")]).toEqual([301, "/insights/new-address"]);
});

test("the prices on /pricing.md are those of the page", async () => {
  const markdown = await textAt("/pricing.md");
  const html = await textAt("/pricing", { accept: "text/html" });
  const data = /<script[^>]*application\/ld\+json[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? "{}";
  const graph = (JSON.parse(data) as { "@graph": Record<string, unknown>[] })["@graph"];
  const offers = graph.find((node) => node["@type"] === "SoftwareApplication")?.["offers"];
  expect(offers).toHaveLength(4);
  for (const { name, price } of offers as { name: string; price: number }[]) {
    const tier = markdown.split("\n## ").find((section) => section.startsWith(`${name}\n`));
    expect(tier).toContain(`\n\n$${price.toLocaleString("en-US")} per month\n`);
  }
});

describe("llms-full.txt", () => {
  test("is every page of the sitemap but articles and authors, in its order", async () => {
    const response = await get("/llms-full.txt");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, max-age=0, must-revalidate");
    const text = await response.text();
    expect(text).toMatch(/^# AIOI\n\n> .+\n/);
    const listed = [...text.matchAll(/^url: "https:\/\/aioi\.example(\/[^"]*)"$/gm)].map(
      ([, path]) => path,
    );
    expect(listed).toEqual(
      paths.filter((path) => !/^\/(?:insights|success-stories|authors)\/./.test(path)),
    );
    for (const path of ["/", "/pricing", "/resources"]) {
      expect(text).toContain(await textAt(fileOf(path)));
    }
    expect(text.length).toBeLessThan(400_000);
  });
});

/**
 * One page that fails takes no other with it: the file names it in its place.
 *
 * @param missing some of the pages that cannot be read
 * @param base of the site
 */
async function expectAllBut(missing: readonly string[], base: string): Promise<void> {
  const response = await get("/llms-full.txt", {}, base);
  expect(response.status).toBe(200);
  const text = await response.text();
  for (const path of indexedPages) {
    const url = `\nurl: "https://aioi.example${path}"\n---\n`;
    expect(text.split(url)).toHaveLength(2);
    if (!missing.includes(path)) continue;
    expect(text.split(url)[1]).toMatch(/^\n# .+\n\nThis page cannot be read now\.\n/);
  }
  expect(text).toContain(await textAt("/pricing.md"));
}

test("a list that the database has not sent yet is waited for", async () => {
  const site = await startVariant(running, {});
  await running.backend.set("held", "/insights");
  const released = new Promise((resolve) => {
    setTimeout(() => resolve(running.backend.set("none")), 600);
  });
  try {
    const [response] = await Promise.all([get("/resources.md", {}, site.url), released]);
    expect(response.status).toBe(200);
    const markdown = await response.text();
    expect(markdown).toContain("### [What an AI answer costs");
    expect(markdown).not.toContain("Loading");
  } finally {
    await running.backend.set("none");
    await site.stop();
  }
});

test("a page without its articles is unavailable, not a shorter one", async () => {
  const site = await startVariant(running, { without: "kvNamespaces" });
  await running.backend.set("error-500");
  try {
    for (const path of ["/resources.md", "/resources/insights.md"]) {
      expect([path, (await get(path, {}, site.url)).status]).toEqual([path, 503]);
    }
    await expectAllBut(["/resources", "/resources/insights"], site.url);
  } finally {
    await running.backend.set("none");
    await site.stop();
  }
});

test("search engines are kept from the Markdown in production, not from the page", async () => {
  const production = { ENVIRONMENT: "production", SITE_ORIGIN: "https://aioi.example" };
  const site = await startVariant(running, { variables: production });
  try {
    const answerTo = async (path: string, accept: string) => {
      const url = `https://aioi.example${path}`;
      const asked = site.miniflare.dispatchFetch(url, { headers: { accept } });
      return (await readWhole(asked)).response;
    };
    for (const path of ["/pricing", "/company"]) {
      const [page, negotiated, file] = [
        await answerTo(path, "text/html"),
        await answerTo(path, "text/markdown"),
        await answerTo(`${path}.md`, "*/*"),
      ];
      expect(page.headers.get("x-robots-tag")).toBeNull();
      expect(negotiated.headers.get("x-robots-tag")).toBe("noindex");
      expect(file.headers.get("x-robots-tag")).toBe("noindex");
    }
    const all = await answerTo("/llms-full.txt", "*/*");
    expect(all.headers.get("x-robots-tag")).toBe("noindex");
  } finally {
    await site.stop();
  }
});

describe("without", () => {
  test("the renderer, pages of the build are there and others are unavailable", async () => {
    const site = await startVariant(running, { failing: ["RENDERER"] });
    try {
      expect((await get("/pricing.md", {}, site.url)).status).toBe(200);
      const response = await get("/company.md", {}, site.url);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
      await expectAllBut(["/company", "/trust", "/resources"], site.url);
      const page = await get("/company", { accept: "text/html" }, site.url);
      expect(page.status).toBe(200);
      expect(running.logs.some((line) => line.includes("page.markdown_failed"))).toBe(true);
    } finally {
      await site.stop();
    }
  });

  test("both, no page can be read", async () => {
    const site = await startVariant(running, { failing: ["RENDERER", "ASSETS"] });
    try {
      const response = await get("/llms-full.txt", {}, site.url);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    } finally {
      await site.stop();
    }
  });

  test("the files of the build, pages are converted on request", async () => {
    const site = await startVariant(running, { failing: ["ASSETS"] });
    try {
      const response = await get("/pricing.md", {}, site.url);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(await textAt("/pricing.md"));
    } finally {
      await site.stop();
    }
  });
});
