import { randomUUID } from "node:crypto";

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
const slug = `covered-${randomUUID()}`;

beforeAll(async () => {
  running = await startRunningSite({ limitFactor: longLimits });
  // With the columns of the specification alone, as an editor inserts it.
  await insertRows(running.supabase, "insights", [
    {
      title: "A title",
      slug,
      excerpt: "An excerpt.",
      author: "Somebody",
      tags: ["Covered"],
      read_time: 1,
      published_at: new Date(Date.now() - 1000).toISOString(),
      content:
        "<p>Text.</p><h2>The bill</h2><table><tr><th>Lever</th><th>Saving</th></tr><tr><td>Routing</td><td>0.12 USD</td></tr><tr><td>Review &lt;b&gt;</td><td>1.30 USD</td></tr></table>",
    },
  ]);
});
afterAll(() => running.stop());

const cardOf = (html: string) => {
  const from = html.indexOf(`<li id="insight-${slug}"`);
  return html.slice(from, html.indexOf("</li>", from)).replaceAll("<!-- -->", "");
};

test("a list shows the cover of an insight with the specification's columns alone", async () => {
  const { html } = await readPage(new URL("/resources/insights", running.site.url));
  const card = cardOf(html);
  expect(card).toContain('<svg viewBox="0 0 704 440" aria-hidden="true"');
  expect(card).toMatch(/<text[^>]*>Routing<\/text>.*<text[^>]*>0\.12<\/text>/s);
  expect(card).toMatch(/<text[^>]*>Review &lt;b&gt;<\/text>.*<text[^>]*>1\.30 USD<\/text>/s);
  expect(card).toMatch(/<dt>Drawn from<\/dt><dd[^>]*>its table of two levers<\/dd>/);
});

test("its page shows it across, and names the table", async () => {
  const { html } = await readPage(new URL(`/insights/${slug}`, running.site.url));
  expect(html).toContain('<svg viewBox="0 0 1344 400" aria-hidden="true"');
  expect(html).toMatch(/<figcaption[^>]*>Drawn from the table under “The bill”: saving\.</);
});

test("where the renderer does not answer, the list shows without covers", async () => {
  const site = await startVariant(running, { failing: ["RENDERER"] });
  try {
    const { status, html } = await readPage(new URL("/resources/insights", site.url));
    expect(status).toBe(200);
    expect(cardOf(html)).toContain("A title");
    expect(cardOf(html)).not.toContain("<svg");
    await expect.poll(() => running.logs.join("\n")).toContain('"event":"article.covers_failed"');
  } finally {
    await site.stop();
  }
});

test("the first story stands with facts of its own", async () => {
  const stories = await readPage(new URL("/resources/stories", running.site.url));
  expect(stories.html).toMatch(
    /<dt>From the decision to production<\/dt><dd[^>]*>26 days<\/dd>.*<dt>Runs in<\/dt>/s,
  );
});
