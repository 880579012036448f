import { afterEach, describe, expect, test } from "vitest";

import { browserAgent, fetchPublished, publish } from "../support/content.ts";
import type { Fault } from "../support/faulty-backend.ts";
import { siteForFile } from "../support/for-file.ts";
import { readPage } from "../support/read-page.ts";
import { startBeside } from "../support/running-site.ts";

const running = siteForFile(() => ({ hasOwnLimits: true }));

afterEach(() => running.backend.set("none"));

const headers = { "user-agent": browserAgent };
const get = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, running.site.url), { headers, ...init });
const published = async (path: string) => (await fetchPublished(running.site, path)).text();
const text = async (path: string) => (await get(path)).text();

/** What a reader sees: without scripts, styles and tags. */
function words(html: string): string {
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");
}

const story = "endovara-hormonal-health";
const insight = "what-an-ai-answer-costs";

// These come first: later there are copies.
describe("before anything was ever read", () => {
  test.each<Fault>(["refused", "error-500", "hang", "cut"])(
    "%s: the lists stay empty without a word of the failure, and the page ends",
    async (fault) => {
      await running.backend.set(fault);
      const response = await get("/resources");
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html.trimEnd()).toMatch(/<\/html>$/);
      for (const title of ["Success Stories", "Latest Insights", "Latest Updates"]) {
        expect(words(html)).toContain(title);
      }
      // Which would not be true.
      expect(words(html)).not.toContain("published at the moment");
      expect(html).not.toMatch(/internal detail|XX000/);
    },
  );

  test.each([
    [`/success-stories/${story}`, "Success Story Not Found"],
    [`/insights/${insight}`, "Insight Not Found"],
  ])("%s: the not-found view with 503, to be asked for again", async (path, title) => {
    await running.backend.set("refused");
    const response = await get(path);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(words(await response.text())).toContain(title);
  });

  test("a failure is not cached: the next visitor gets the article", async () => {
    await running.backend.set("error-500");
    expect((await get("/insights/failover-for-models-not-machines")).status).toBeGreaterThan(400);
    await running.backend.set("none");
    expect((await get(`/insights/${insight}`)).status).toBe(200);
  });
});

test("an address that may be the earlier one of an article is 503 while that cannot be looked up", async () => {
  const beside = await startBeside(running);
  const status = async () =>
    (await readPage(new URL("/insights/perhaps-an-earlier-name", beside.site.url))).status;
  try {
    await running.backend.set("error-500", "article_redirects");
    expect(await status()).toBe(503);
    await running.backend.set("none");
    expect(await status()).toBe(404);
    // From then on the list of all redirects tells.
    await running.backend.set("error-500", "article_redirects");
    expect(await status()).toBe(404);
  } finally {
    await beside.stop();
  }
});

describe("/resources/stories", () => {
  test("has the facts of its first story soon after they could not be read", async () => {
    const beside = await startBeside(running);
    const factsOf = async () => {
      const { html } = await readPage(new URL("/resources/stories", beside.site.url));
      expect(words(html)).toContain("Endovara");
      return html.includes("<dt>From the decision to production</dt>");
    };
    try {
      // Long before the page would be read again because of its age, a minute.
      await beside.site.stopClockAt(Date.now() + 45_000);
      await running.backend.set("error-500", "slug=eq");
      expect(await factsOf()).toBe(false);
      await running.backend.set("none");
      await beside.site.setClock(Date.now() + 12_000);
      await beside.site.stopClockAt(Date.now() + 45_000);
      await expect.poll(factsOf, { interval: 500 }).toBe(true);
    } finally {
      await beside.stop();
    }
  });
});

describe("/resources", () => {
  test.each<Fault>(["held", "error-500"])(
    "%s: shows at once without the numbers of the archives, and soon with them",
    async (fault) => {
      const beside = await startBeside(running);
      const storiesLink = async () => {
        const { html } = await readPage(new URL("/resources", beside.site.url));
        expect(words(html)).toContain("Endovara");
        return /href="\/resources\/stories"[^>]*>(Stories.*?)<\/a>/.exec(html)?.[1] ?? html;
      };
      try {
        // Long before the page would be read again because of its age, a minute.
        await beside.site.stopClockAt(Date.now() + 45_000);
        await running.backend.set(fault, "archive_filters");
        expect(words(await storiesLink()).trim()).toBe("Stories");
        await running.backend.set("none");
        await expect
          .poll(async () => words(await storiesLink()).trim(), { interval: 250 })
          .toMatch(/^Stories \d+$/);
      } finally {
        await beside.stop();
      }
    },
  );

  test("3 stories, 3 insights and 5 updates, the newest first, with long US dates", async () => {
    const html = await text("/resources");
    const links = (folder: string) =>
      [...html.matchAll(new RegExp(`href="(/${folder}/[^"]+)"`, "g"))].map(([, href]) => href);
    expect(links("success-stories")).toEqual([
      "/success-stories/harrow-tide-mutual-private-assistants",
      "/success-stories/kesselbrook-castings-edge-inspection",
      "/success-stories/endovara-hormonal-health",
    ]);
    expect(links("insights")).toHaveLength(3);
    expect(links("insights").slice(0, 2)).toEqual([
      "/insights/how-this-website-never-loses-a-lead",
      `/insights/${insight}`,
    ]);
    const shown = words(html);
    for (const date of ["November 10, 2026", "August 18, 2026", "November 17, 2026"]) {
      expect(shown).toContain(date);
    }
    const updates = shown.slice(shown.indexOf("Latest Updates"));
    expect(
      updates.match(
        /(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, 2026/g,
      ),
    ).toHaveLength(5);
  });

  test("asks for exactly the columns, order and limit of the specification", async () => {
    const asked = running.backend.asked.map((path) => decodeURIComponent(path));
    for (const [table, select, limit] of [
      [
        "success_stories",
        "id,title,slug,description,image_url,read_time,published_at,categories(id,name,slug)",
        3,
      ],
      ["insights", "id,title,slug,excerpt,author,tags,read_time,published_at", 3],
      ["updates", "id,title,description,type,published_at", 5],
    ]) {
      expect(asked).toContain(
        `/rest/v1/${table}?select=${select}&order=published_at.desc&limit=${limit}`,
      );
    }
  });

  test("with a copy the rows are in the first piece, and the whole page is one", async () => {
    await running.backend.set("hang");
    const html = await text("/resources");
    expect(html).not.toContain('data-skeleton=""');
    expect(words(html)).toContain("Endovara");
  });

  test("the Worker hands the rows on for hydration", async () => {
    const html = await text("/resources");
    const [, props = ""] = /data-island="resource-lists" data-props="([^"]*)"/.exec(html) ?? [];
    expect(props).toContain("endovara-hormonal-health");
  });

  test("HEAD answers as GET does, without a body", async () => {
    const response = await get("/resources", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });

  test("tells programs of the feeds", async () => {
    const html = await text("/resources");
    for (const href of ["/feeds/insights.xml", "/feeds/updates.atom.xml"]) {
      expect(html).toMatch(new RegExp(`<link rel="alternate"[^>]*href="${href}"`));
    }
  });
});

describe("a story and an insight", () => {
  test("a story shows category, date, read time, title, description and body", async () => {
    const html = await text(`/success-stories/${story}`);
    const shown = words(html);
    for (const part of [
      "Healthcare",
      "August 18, 2026",
      "3 min read",
      "Endovara reads hormone panels with 97% diagnosis accuracy",
      "A hormonal-health company runs its diagnostic models",
      "The models worked in the lab. The clinics could not use them.",
      "Back to Resources",
    ]) {
      expect(shown).toContain(part);
    }
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  });

  test("an insight shows date, read time, author, title, excerpt, tags and content", async () => {
    const shown = words(await text(`/insights/${insight}`));
    for (const part of [
      "November 17, 2026",
      "3 min read",
      "Bertrand Oyelowe-Hask",
      "What an AI answer costs, and how to know before you ask",
      "Four levers lower the price of an answer by two thirds.",
      "Operations",
      "They buy answered claims, translated manuals and sorted mail.",
    ]) {
      expect(shown).toContain(part);
    }
  });

  test.each([
    [
      "/success-stories/no-such-story",
      "Success Story Not Found",
      "The success story you're looking for doesn't exist.",
    ],
    [
      "/insights/no-such-insight",
      "Insight Not Found",
      "The insight you're looking for doesn't exist.",
    ],
  ])("%s is the not-found view, 404, not to be indexed", async (path, title, sentence) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(words(html)).toContain(title);
    expect(words(html)).toContain(sentence);
    expect(html).toContain('href="/resources"');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).not.toContain('rel="canonical"');
    // What was asked for stands in a search, and three of its kind below it.
    const [, segment = "", slug = ""] = path.split("/");
    expect(html).toContain(`value="${slug.replaceAll("-", " ")}"`);
    const shown = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const others = new Set(shown.match(new RegExp(`href="/${segment}/[^"]+"`, "g")));
    expect(others.size).toBe(3);
    expect(words(html)).toMatch(/Three that do exist|The three newest/);
  });

  test.each([
    "/insights/draft-one-hundred-partner-projects",
    "/insights/a-letter-to-be-opened-in-2099",
  ])("%s is not published: 404", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test.each(["a--b", "a%27b", "a%20or%201", "%3Cscript%3E", "x".repeat(121), "a.b"])(
    "the address %s never reaches the database",
    async (slug) => {
      const before = running.backend.asked.length;
      expect((await get(`/insights/${slug}`)).status).toBe(404);
      const asked = running.backend.asked.slice(before).join();
      expect(asked).not.toContain("slug=eq");
    },
  );

  /** What the tests before have asked for counts for the limit of questions: this site was asked for nothing. */
  async function withOwnSite(
    visit: (own: Awaited<ReturnType<typeof startBeside>>) => Promise<void>,
  ) {
    const own = await startBeside(running);
    try {
      await visit(own);
    } finally {
      await own.stop();
    }
  }

  test("who keeps asking for what is not there asks the database once for it, for its text and for a redirect", async () => {
    await withOwnSite(async ({ site, backend }) => {
      for (let round = 0; round < 5; round += 1) {
        await (await fetch(new URL("/insights/asked-for-again", site.url))).text();
      }
      const asked = decodeURIComponent(backend.asked.join());
      expect(asked.match(/[?&]slug=eq\.asked-for-again/g)).toHaveLength(2);
      expect(asked.match(/body_format,updated_at&slug=eq\.asked-for-again/g)).toHaveLength(1);
      expect(asked.match(/[?&]old_slug=eq\.asked-for-again/g)).toHaveLength(1);
    });
  });

  test("many who come at once share one read of whether it exists, and one of its text", async () => {
    await publish(running.supabase, "insights", { title: "Shared", slug: "shared", content: "x" });
    await withOwnSite(async ({ site, backend }) => {
      const address = new URL("/insights/shared", site.url);
      const responses = await Promise.all(Array.from({ length: 20 }, () => fetch(address)));
      expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(backend.asked.join().match(/slug=eq\.shared/g)).toHaveLength(2);
    });
  });
});

describe("with the backend stopped", () => {
  test.each<Fault>(["refused", "hang", "error-500"])(
    "%s: what was read before is still there, and what never was is 404",
    async (fault) => {
      await running.backend.set(fault);
      const lists = await get("/resources");
      expect(lists.status).toBe(200);
      expect(words(await lists.text())).toContain("Endovara");
      for (const path of [`/success-stories/${story}`, `/insights/${insight}`]) {
        const response = await get(path);
        expect(response.status).toBe(200);
        expect((await response.text()).trimEnd()).toMatch(/<\/html>$/);
      }
      expect((await get(`/insights/never-was-${fault}`)).status).toBe(404);
      // It is published, but nobody has read it yet.
      expect((await get("/success-stories/corvane-quantum-calibration")).status).toBe(503);
    },
  );
});

test("one query that fails leaves the others: a section is empty, no error shown", async () => {
  const other = await startBeside(running);
  try {
    await other.backend.set("error-500", "/insights");
    const html = await (await fetch(new URL("/resources", other.site.url), { headers })).text();
    expect(words(html)).toContain("Latest Insights");
    expect(words(html)).not.toContain("published at the moment");
    expect(words(html)).toContain("Endovara");
    expect(words(html)).toContain("New reference: routing rules");
  } finally {
    await other.stop();
  }
});

describe("for programs", () => {
  test("a title that would end the script element does not", async () => {
    await publish(running.supabase, "insights", {
      title: 'Ends </script><script>alert("1")</script>',
      slug: "ends-the-script",
      author: "</script><img src=x onerror=alert(1)>",
      excerpt: "<b>not bold</b>",
      content: "<p>Text.</p>",
    });
    const html = await published("/insights/ends-the-script");
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img src=x");
    const jsonLd = Array.from(
      html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
      ([, data = "{}"]) => JSON.parse(data) as unknown,
    );
    expect(jsonLd).toContainEqual(
      expect.objectContaining({
        "@type": "BlogPosting",
        headline: 'Ends </script><script>alert("1")</script>',
        datePublished: expect.stringContaining("2026-01-02T03:04:05"),
        dateModified: expect.stringContaining("2026-01-02T03:04:05"),
      }),
    );
  });

  test.each([
    ["/feeds/insights.xml", "application/rss+xml", "<item>"],
    ["/feeds/updates.xml", "application/rss+xml", "<item>"],
    ["/feeds/insights.atom.xml", "application/atom+xml", "<entry>"],
    ["/feeds/updates.atom.xml", "application/atom+xml", "<entry>"],
  ])("%s is a feed", async (path, type, entry) => {
    const response = await get(path);
    const xml = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain(type);
    expect(xml.split(entry).length - 1).toBeGreaterThanOrEqual(8);
    expect(xml).not.toContain("Draft:");
    expect(xml).not.toContain("<script>");
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  });

  test.each([
    ["/success-stories", story],
    ["/insights", insight],
  ])(
    "%s: the picture for sharing is rendered with the article's title, 1200 by 630",
    async (folder, slug) => {
      const html = await text(`${folder}/${slug}`);
      const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
      expect(html).toContain('<meta property="og:type" content="article"');
      const path = new URL(address).pathname;
      const image = await get(path);
      expect(image.status).toBe(200);
      expect(image.headers.get("content-type")).toBe("image/png");
      const bytes = Buffer.from(await image.arrayBuffer());
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      const again = Buffer.from(await (await get(path)).arrayBuffer());
      expect(again.equals(bytes)).toBe(true);
    },
  );

  test("an article that cannot be read has the site's picture, one that is not there has none", async () => {
    expect((await get("/og/insights-no-such-insight.png")).status).toBe(404);
    await running.backend.set("refused");
    const image = await get("/og/success-stories-corvane-quantum-calibration.png");
    expect(image.status).toBe(200);
    expect(image.headers.get("cache-control")).toBe("public, max-age=60");
    const own = Buffer.from(await (await get("/og/resources.png")).arrayBuffer());
    expect(Buffer.from(await image.arrayBuffer()).equals(own)).toBe(true);
  });

  test("only pictures that a published article names come through this site", async () => {
    await publish(running.supabase, "success_stories", {
      title: "With a picture",
      slug: "with-a-picture",
      content: "<p>x</p>",
      image_url: "https://pictures.invalid/cover.png",
    });
    const html = await published("/success-stories/with-a-picture");
    expect(html).toContain('src="/media/success-stories/with-a-picture/0"');
    expect(html).not.toContain("pictures.invalid");
    // It is asked for, and nothing answers there.
    expect((await get("/media/success-stories/with-a-picture/0")).status).toBe(502);
    for (const path of [
      "/media/success-stories/with-a-picture/1",
      `/media/insights/${insight}/0`,
      "/media/insights/no-such-insight/0",
      "/media/https://pictures.invalid/cover.png",
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  test("/feeds/other.xml is a plain 404", async () => {
    expect((await get("/feeds/other.xml")).status).toBe(404);
  });
});

describe("the way on from an article", () => {
  test("it ends with a question on its subject, before three others of its kind", async () => {
    const html = await published(`/insights/${insight}`);
    const after = html.slice(html.indexOf("What would your answers"), html.indexOf("</main>"));
    expect(after).toContain('data-cta-id="insight-closing"');
    expect(after.match(/<h3[^>]*><a href="\/insights\/[^"]+"/g)).toHaveLength(3);
    const others = await published(`/success-stories/${story}`);
    expect(others).toContain('data-cta-id="story-closing"');
    expect(others.match(/<h3[^>]*><a href="\/success-stories\/[^"]+"/g)).toHaveLength(3);
  });

  test("who said something and as what are two lines", async () => {
    const html = await published(`/success-stories/${story}`);
    expect(html).toContain("<footer><b>Ines Calvert</b><br>Endocrinologist</footer>");
  });

  test("a long one has a step in its middle, between two chapters", async () => {
    const chapter = (name: string) => `<h2>${name}</h2><p>${"Words. ".repeat(400)}</p>`;
    await publish(running.supabase, "insights", {
      slug: "long-insight",
      title: "A long one",
      excerpt: "In four chapters",
      tags: ["Edge AI"],
      content: ["One", "Two", "Three", "Four"].map(chapter).join(""),
    });
    const html = await published("/insights/long-insight");
    const step = html.indexOf('aria-label="Next step"');
    expect(html.indexOf('id="part-two"')).toBeLessThan(step);
    expect(html.indexOf('id="part-three"')).toBeGreaterThan(step);
    expect(html.slice(step)).toMatch(/^[^<]*><p[^>]*>The device answers in under 5 ms/);
    await publish(running.supabase, "insights", {
      slug: "short-insight",
      title: "A short one",
      excerpt: "In two chapters",
      content: "<h2>One</h2><p>Words.</p><h2>Two</h2><p>Words.</p>",
    });
    const short = await published("/insights/short-insight");
    expect(short).toContain('id="part-two"');
    expect(short).not.toContain('aria-label="Next step"');
  });
});
