import type { Insight, Update } from "../../articles/contract.ts";
import { retryAfterSeconds } from "../../config/cache-lifetimes.ts";
import { feeds } from "../../content/feeds.ts";
import { site } from "../../content/site.ts";
import { readForFeed } from "./reader.ts";
import type { RequestContext } from "../request-context.ts";

/** An entry of a feed. `path` may lead to a part of a page. */
type Entry = {
  id: string;
  title: string;
  text: string;
  path: string;
  publishedAt: string;
  author?: string;
  labels: readonly string[];
};

/** What a feed says of itself. */
type Feed = { title: string; description: string; page: string };

const address = /^\/feeds\/(insights|updates)(\.atom)?\.xml$/;

/**
 * A feed of insights or updates, in RSS 2.0 (`/feeds/insights.xml`) or Atom (`.atom.xml`).
 *
 * @returns the feed; 503 when it can neither be read nor had from a copy; null for another path
 */
export async function feedResponse(
  path: string,
  context: RequestContext,
): Promise<Response | null> {
  const [, name, atom] = address.exec(path) ?? [];
  if (name !== "insights" && name !== "updates") return null;
  const entries =
    name === "insights" ? await insightEntries(context) : await updateEntries(context);
  if (entries === null) return unavailable();
  const page = name === "insights" ? "/resources#insights" : "/resources#updates";
  const feed = { ...feeds[name], page };
  const text = atom ? atomText(path, feed, entries) : rssText(path, feed, entries);
  return new Response(text, {
    headers: {
      "content-type": `application/${atom ? "atom" : "rss"}+xml; charset=utf-8`,
      // Nobody between holds on to an entry that is unpublished.
      "cache-control": "public, no-cache",
    },
  });
}

async function insightEntries(context: RequestContext): Promise<Entry[] | null> {
  const list = await readForFeed.insights(context);
  if (list.outcome !== "read") return null;
  return list.rows.map((insight: Insight) => ({
    id: insight.id,
    title: insight.title,
    text: insight.excerpt,
    path: `/insights/${insight.slug}`,
    publishedAt: insight.publishedAt,
    author: insight.author,
    labels: insight.tags,
  }));
}

async function updateEntries(context: RequestContext): Promise<Entry[] | null> {
  const list = await readForFeed.updates(context);
  if (list.outcome !== "read") return null;
  return list.rows.map((update: Update) => ({
    id: update.id,
    title: update.title,
    text: update.description,
    path: "/resources#updates",
    publishedAt: update.publishedAt,
    labels: [update.type],
  }));
}

function unavailable(): Response {
  return new Response("Unavailable\n", {
    status: 503,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "retry-after": String(retryAfterSeconds),
    },
  });
}

function rssText(path: string, feed: Feed, entries: Entry[]): string {
  const at = (to: string) => xml(new URL(to, site.origin).href);
  const items = entries.map(
    (entry) => `<item>
<title>${xml(entry.title)}</title>
<link>${at(entry.path)}</link>
<guid isPermaLink="false">urn:uuid:${xml(entry.id)}</guid>
<pubDate>${new Date(entry.publishedAt).toUTCString()}</pubDate>
${entry.author === undefined ? "" : `<dc:creator>${xml(entry.author)}</dc:creator>\n`}${entry.labels.map((label) => `<category>${xml(label)}</category>\n`).join("")}<description>${xml(entry.text)}</description>
</item>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xml(feed.title)}</title>
<link>${at(feed.page)}</link>
<description>${xml(feed.description)}</description>
<language>en-us</language>
<atom:link href="${at(path)}" rel="self" type="application/rss+xml"/>
${items.join("")}</channel>
</rss>
`;
}

function atomText(path: string, feed: Feed, entries: Entry[]): string {
  const at = (to: string) => xml(new URL(to, site.origin).href);
  const when = (instant: string) => new Date(instant).toISOString();
  const items = entries.map(
    (entry) => `<entry>
<title>${xml(entry.title)}</title>
<link href="${at(entry.path)}"/>
<id>urn:uuid:${xml(entry.id)}</id>
<published>${when(entry.publishedAt)}</published>
<updated>${when(entry.publishedAt)}</updated>
<author><name>${xml(entry.author ?? site.name)}</name></author>
${entry.labels.map((label) => `<category term="${xml(label)}"/>\n`).join("")}<summary>${xml(entry.text)}</summary>
</entry>
`,
  );
  // An empty feed was last changed when the web began.
  const updated = when(entries[0]?.publishedAt ?? "1970-01-01T00:00:00Z");
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-us">
<title>${xml(feed.title)}</title>
<subtitle>${xml(feed.description)}</subtitle>
<link href="${at(path)}" rel="self" type="application/atom+xml"/>
<link href="${at(feed.page)}"/>
<id>${at(path)}</id>
<updated>${updated}</updated>
${items.join("")}</feed>
`;
}

// oxlint-disable-next-line no-control-regex -- XML 1.0 cannot hold these in any form
const unspeakable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function xml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unspeakable, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
