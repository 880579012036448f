import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { insertRows } from "../support/content.ts";
import { siteForFile } from "../support/for-file.ts";
import { readPage } from "../support/read-page.ts";

const running = siteForFile();
const slug = `covered-${randomUUID()}`;
const chosen = `chosen-${randomUUID()}`;

// The columns of the specification alone, as an editor inserts them.
const row = {
  title: "A title, <b>",
  excerpt: "An excerpt.",
  author: "Somebody",
  tags: ["Cost"],
  read_time: 1,
  published_at: new Date(Date.now() - 1000).toISOString(),
  content: "<p>Text.</p>",
};

beforeAll(async () => {
  await insertRows(running.supabase, "insights", [{ ...row, slug }]);
  await insertRows(running.supabase, "insights", [{ ...row, slug: chosen, cover: "pairs" }]);
});

const cardOf = (html: string, name: string) => {
  const from = html.indexOf(`<li id="insight-${name}"`);
  return html.slice(from, html.indexOf("</li>", from)).replaceAll("<!-- -->", "");
};

test("a list shows the drawing of the first tag, or the one that its editor picked", async () => {
  const { html } = await readPage(new URL("/resources/insights", running.site.url));
  const byTag = cardOf(html, slug);
  expect(byTag).toContain('<svg viewBox="0 0 704 440" aria-hidden="true"');
  expect(byTag).toMatch(/<text[^>]*>January<\/text>/);
  const picked = cardOf(html, chosen);
  expect(picked).toMatch(/<text[^>]*>A title<\/text>.*<text[^>]*>&lt;b&gt;<\/text>/s);
  expect(html).toMatch(
    /<dt>Drawn from<\/dt><dd[^>]*>(?:the words of its title|the day it was published)<\/dd>/,
  );
});

test("its page shows it across, and says what it is drawn from; so does its author's list", async () => {
  const { html } = await readPage(new URL(`/insights/${chosen}`, running.site.url));
  expect(html).toContain('<svg viewBox="0 0 1344 400" aria-hidden="true"');
  expect(html).toMatch(/<figcaption[^>]*>Drawn from the words of its title\.</);
  const author = await readPage(new URL("/authors/somebody", running.site.url));
  expect(author.html).toMatch(/<text[^>]*>&lt;b&gt;<\/text>/);
});

test("the database takes no other drawing", async () => {
  await expect(
    insertRows(running.supabase, "insights", [{ ...row, slug: `${slug}-2`, cover: "dots" }]),
  ).rejects.toThrow("insights_cover_check");
});

test("the first story stands with facts of its own", async () => {
  const stories = await readPage(new URL("/resources/stories", running.site.url));
  expect(stories.html).toMatch(
    /<dt>From the decision to production<\/dt><dd[^>]*>26 days<\/dd>.*<dt>Runs in<\/dt>/s,
  );
});
