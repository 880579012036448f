import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";

import { previewLink } from "../../app/server/environment/preview-links.ts";
import { browserAgent, fetchPublished, insertRows, publish } from "../support/content.ts";
import { siteForFile } from "../support/for-file.ts";
import { readPage } from "../support/read-page.ts";
import { asOperator, changeRows } from "../support/rows.ts";
import { admitPreviews, eventually, startBeside } from "../support/running-site.ts";

const previewKey = "a preview key for tests, 32 characters";
const purgeSecret = `whsec_${Buffer.from("signs purges in these tests").toString("base64")}`;
const day = 24 * 60 * 60 * 1000;

const running = siteForFile(() => ({
  variables: { PREVIEW_KEY: previewKey, PURGE_SECRET: purgeSecret },
  migration: admitPreviews(previewKey),
}));

const get = (path: string, at = running) =>
  fetch(new URL(path, at.site.url), {
    redirect: "manual",
    headers: { "user-agent": browserAgent },
  });
const textOf = async (path: string) => (await get(path)).text();

const change = (table: string, slug: string, columns: object) =>
  changeRows(running.supabase, `${table}?slug=eq.${slug}`, columns);

const insight = (slug: string, columns: object = {}) =>
  publish(running.supabase, "insights", { title: `Title of ${slug}`, slug, ...columns });

const markdown = (slug: string, content: string) =>
  insight(slug, { content, body_format: "markdown" });

describe("a body in Markdown", () => {
  test("is shown as HTML", async () => {
    await markdown("in-markdown", "## A chapter\n\nText with **weight**.\n");
    const html = await textOf("/insights/in-markdown");
    expect(html).toContain('<h2 id="part-a-chapter">A chapter</h2>');
    expect(html).toContain("<p>Text with <strong>weight</strong>.</p>");
  });

  test("goes through the sanitizer", async () => {
    await markdown(
      "hostile-markdown",
      '[x](javascript:alert(1)) <script>alert(1)</script> <img src=x onerror=alert(1)>\n\n<form><input></form>\n\n"><svg onload=alert(1)>',
    );
    const [, rest = ""] = (await textOf("/insights/hostile-markdown")).split(
      'data-part="article-body"',
    );
    // What follows it has drawings of its own.
    const [body = ""] = rest.split("<section");
    expect(body).toContain("x</a>");
    expect(body).not.toMatch(/javascript:|<script|onerror=|onload=|<form|<svg|<input/);
  });

  test("that cannot be converted is shown as its text, and operators are told", async () => {
    await markdown("too-deep", `${">".repeat(5000)} the end`);
    const html = await textOf("/insights/too-deep");
    expect(html).toContain("the end");
    expect(html).not.toContain("<blockquote>");
    const line = await eventually(() =>
      running.logs.find((entry) => entry.includes("article.body_reduced")),
    );
    expect(line).toContain('"slug":"too-deep"');
  });
});

describe("an earlier slug", () => {
  const location = async (slug: string) => {
    const response = await get(`/insights/${slug}`);
    return [response.status, response.headers.get("location")];
  };

  test("leads to where the article is now, in one step", async () => {
    await insight("first-name");
    await change("insights", "first-name", { slug: "second-name" });
    expect(await location("first-name")).toEqual([301, "/insights/second-name"]);
    expect(await location("first-name?utm_source=x&gclid=y")).toEqual([
      301,
      "/insights/second-name?utm_source=x&gclid=y",
    ]);
    expect((await get("/insights/first-name")).headers.get("cache-control")).toBe("no-cache");
    await change("insights", "second-name", { slug: "third-name" });
    await purge();
    expect(await location("first-name")).toEqual([301, "/insights/third-name"]);
    expect(await location("second-name")).toEqual([301, "/insights/third-name"]);
    expect((await get("/insights/third-name")).status).toBe(200);
  });

  test("is the article's again when it gets it back, and leads nowhere in circles", async () => {
    await insight("there");
    await change("insights", "there", { slug: "and-back" });
    await change("insights", "and-back", { slug: "there" });
    expect((await get("/insights/there")).status).toBe(200);
    expect(await location("and-back")).toEqual([301, "/insights/there"]);
  });

  test("belongs to the next article that takes it", async () => {
    await insight("taken");
    await change("insights", "taken", { slug: "moved-away" });
    await insight("taken", { title: "Another one" });
    expect(await textOf("/insights/taken")).toContain("Another one");
  });

  test("of an article that is not published leads nowhere", async () => {
    await insight("was-public");
    await change("insights", "was-public", { slug: "secret-name", published_at: null });
    const response = await get("/insights/was-public");
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("secret-name");
  });

  test("of another kind is another address", async () => {
    await insight("of-an-insight");
    await change("insights", "of-an-insight", { slug: "of-an-insight-2" });
    expect((await get("/success-stories/of-an-insight")).status).toBe(404);
  });
});

async function purge({
  secret = purgeSecret,
  at = new Date(),
  site = running,
} = {}): Promise<number> {
  const body = '{"type":"articles.changed"}';
  const response = await fetch(new URL("/purge", site.site.url), {
    method: "POST",
    headers: {
      "webhook-id": "one",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign("one", at, body),
    },
    body,
  });
  await response.body?.cancel();
  return response.status;
}

describe("a purge", () => {
  test("shows at once what was published, in pages, lists and feeds that were cached", async () => {
    await get("/resources");
    await expect
      .poll(async () => (await readPage(new URL("/resources", running.site.url))).found)
      .toBe("aioi; hit");
    await textOf("/feeds/insights.xml");
    await insight("known");
    await get("/insights/known");
    // Nobody published it yet, and the Worker knows that for half a minute.
    expect((await get("/insights/just-out")).status).toBe(404);
    const now = new Date(Date.now() - 1000).toISOString();
    await insight("just-out", { published_at: now });
    await change("insights", "known", { title: "Corrected" });
    expect(await textOf("/resources")).not.toContain("Title of just-out");
    expect((await get("/insights/just-out")).status).toBe(404);
    expect(await textOf("/insights/known")).not.toContain("Corrected");
    expect(await textOf("/insights/known.md")).not.toContain("Corrected");

    expect(await purge()).toBe(204);
    expect(await textOf("/resources")).toContain("Title of just-out");
    expect(await textOf("/feeds/insights.xml")).toContain("Title of just-out");
    expect(await textOf("/insights/just-out")).toContain("Title of just-out");
    expect(await textOf("/insights/known.md")).toContain("Corrected");
    expect(await textOf("/insights/known")).toContain("Corrected");
    // Also Markdown of what has not changed: it is in the cache of pages.
    const cacheOf = async (path: string) => (await get(path)).headers.get("cache-status");
    expect(await cacheOf("/insights/known.md")).toBe("aioi; hit");
    expect(await purge()).toBe(204);
    expect(await cacheOf("/insights/known.md")).toBe("aioi; fwd=uri-miss");
  });

  test("takes back at once, and what it empties still answers an outage", async () => {
    await insight("going");
    await insight("staying");
    for (const slug of ["going", "staying"]) {
      expect((await fetchPublished(running.site, `/insights/${slug}`)).status).toBe(200);
    }
    await change("insights", "going", { published_at: null });
    expect(await purge()).toBe(204);
    expect((await get("/insights/going")).status).toBe(404);
    await running.backend.set("refused");
    try {
      expect((await get("/insights/staying")).status).toBe(200);
      expect((await get("/insights/going")).status).toBe(404);
    } finally {
      await running.backend.set("none");
    }
  });

  test("leaves prerendered pages as they are", async () => {
    const { found } = await readPage(new URL("/pricing", running.site.url));
    await purge();
    expect(found).toBe("aioi; hit; detail=prerendered");
    expect((await readPage(new URL("/pricing", running.site.url))).found).toBe(found);
  });

  test("is refused without the right signature, or with an old one", async () => {
    const secret = `whsec_${Buffer.from("another key, just as long").toString("base64")}`;
    expect(await purge({ secret })).toBe(403);
    expect(await purge({ at: new Date(Date.now() - 6 * 60_000) })).toBe(403);
    const unsigned = await fetch(new URL("/purge", running.site.url), { method: "POST" });
    expect(unsigned.status).toBe(403);
    expect((await get("/purge")).status).toBe(404);
  });

  test("does not exist without a secret", async () => {
    const without = await startBeside(running, { variables: { PURGE_SECRET: "" } });
    try {
      expect(await purge({ site: without })).toBe(404);
    } finally {
      await without.stop();
    }
  });

  test("happens ten times a minute at most", async () => {
    const limited = await startBeside(running, { variables: { PURGE_SECRET: purgeSecret } });
    try {
      const statuses = new Set<number>();
      for (let call = 0; call < 25; call += 1) statuses.add(await purge({ site: limited }));
      expect(statuses).toEqual(new Set([204, 429]));
    } finally {
      await limited.stop();
    }
  });
});

describe("a preview says when its article is published", () => {
  const preview = async (path: string) =>
    textOf(await previewLink(path, previewKey, Date.now() + day));

  test.each([
    ["draft", null, "Not published. No date is set."],
    [
      "scheduled",
      "2099-03-04T09:05:00Z",
      "Not published. It will be published on March 4, 2099 at 09:05 UTC.",
    ],
    [
      "published",
      "2026-01-02T03:04:00Z",
      "Published on January 2, 2026 at 03:04 UTC. This preview shows what is saved now.",
    ],
  ])("%s", async (state, published_at, note) => {
    const slug = `preview-of-${state}`;
    await insight(slug, { published_at, content: "*Text.*", body_format: "markdown" });
    const html = await preview(`/insights/${slug}`);
    expect(html).toContain(note);
    expect(html).toContain("<em>Text.</em>");
  });

  test("an update stands first in the list of updates", async () => {
    const newest = "updates?select=title&published_at=lte.now&order=published_at.desc&limit=5";
    const listed = await asOperator(running.supabase, "GET", newest);
    const updates = listed.map(({ title }) => String(title));
    const id = "3f2a8d10-5b1c-4e52-8a77-0c4d5e6f7a81";
    await insertRows(running.supabase, "updates", [
      { id, title: "Coming next", description: "Soon.", type: "Release", published_at: null },
    ]);
    const response = await get(
      await previewLink(`/resources?update=${id}`, previewKey, Date.now() + day),
    );
    const html = await response.text();
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(html).toContain("Not published. No date is set.");
    // Before the newest, and in place of the fifth.
    const places = updates.map((title) => html.indexOf(title));
    expect(html.indexOf("Coming next")).toBeGreaterThan(0);
    expect(html.indexOf("Coming next")).toBeLessThan(places[0] ?? 0);
    expect(places[3]).toBeGreaterThan(0);
    expect(places[4]).toBe(-1);
    for (const path of ["/resources", `/resources?update=${id}`]) {
      expect(await textOf(path)).not.toContain("Coming next");
    }
  });
});

describe("a picture in the bucket", () => {
  const png = Buffer.from("iVBORw0KGgoAAAANSUhEUg==", "base64");

  test("is shown by the site, as long as its article is", async () => {
    const { url, serviceRoleKey } = running.supabase;
    const upload = await fetch(`${url}/storage/v1/object/pictures/x/chart.png`, {
      method: "POST",
      headers: { authorization: `Bearer ${serviceRoleKey}`, "content-type": "image/png" },
      body: new Uint8Array(png),
    });
    expect(upload.status).toBe(200);
    await markdown("with-picture", "![A chart](/pictures/x/chart.png#640x480)");
    expect(await textOf("/insights/with-picture")).toContain(
      '<img src="/media/insights/with-picture/1" alt="A chart" width="640" height="480"',
    );
    const image = await get("/media/insights/with-picture/1");
    expect(image.headers.get("content-type")).toBe("image/png");
    expect(Buffer.from(await image.arrayBuffer())).toEqual(png);
    await change("insights", "with-picture", { published_at: null });
    await purge();
    expect((await get("/media/insights/with-picture/1")).status).toBe(404);
  });

  test("shows in the preview of a draft, to who has the link alone", async () => {
    const columns = { content: "![A chart](/pictures/x/chart.png)", body_format: "markdown" };
    await insight("draft-with-picture", { ...columns, published_at: null });
    const path = "/insights/draft-with-picture";
    const html = await textOf(await previewLink(path, previewKey, Date.now() + day));
    const [, image = ""] = /<img src="(\/media[^"]+)"/.exec(html) ?? [];
    const shown = await get(image);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
    expect(shown.headers.get("cache-control")).toBe("no-store");
    expect((await get(image.split("?")[0] ?? "")).status).toBe(404);
    expect((await get(image.replace("draft-with", "other"))).status).toBe(404);
    expect((await get(image.replace("/1?", "/2?"))).status).toBe(404);
  });

  test("that is not there is answered with 502", async () => {
    await markdown("without-picture", "![A chart](/pictures/x/none.png#640x480)");
    await purge();
    expect((await get("/media/insights/without-picture/1")).status).toBe(502);
  });

  test("may be the cover of a story", async () => {
    await publish(running.supabase, "success_stories", {
      title: "Covered",
      slug: "covered",
      image_url: "/pictures/x/chart.png",
      content: "",
    });
    expect((await get("/media/success-stories/covered/0")).status).toBe(200);
  });
});
