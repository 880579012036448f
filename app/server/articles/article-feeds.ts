import {
  archivePath,
  type ArticleKind,
  articleKinds,
  itemPath,
  kindNames,
  summarize,
} from "../../articles/kinds.ts";
import { feeds } from "../../content/articles.ts";
import { site } from "../../content/site.ts";
import { xmlText } from "../../lib/xml-text.ts";
import { unavailableResponse } from "../http/error-responses.ts";
import { textResponse } from "../http/etag.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { readForFeed } from "./reader.ts";

/** An entry of a feed. `path` may lead to a part of a page. */
type Entry = {
  id: string;
  title: string;
  text: string;
  path: string;
  publishedAt: string;
  /** When it was last corrected; when it was published, if never. */
  changedAt: string;
  author: string | null;
  labels: readonly string[];
};

type Feed = { title: string; description: string; page: string };

/**
 * The feed of a kind of article, in RSS 2.0 (`/feeds/insights.xml`) or Atom (`.atom.xml`).
 *
 * @returns 503 when the articles can neither be read nor are cached; null for another path
 */
export async function feedResponse(
  request: Request,
  { pathname: path }: URL,
  context: RequestContext,
): Promise<Response | null> {
  const [, name, atom] = /^\/feeds\/([a-z-]+)(\.atom)?\.xml$/.exec(path) ?? [];
  const kind = kindNames.find((one) => articleKinds[one].feed === name);
  const feedName = kind && articleKinds[kind].feed;
  if (!kind || !feedName) return null;
  const entries = await readEntries(kind, context);
  if (entries === null) return unavailableResponse();
  const feed = { ...feeds[feedName], page: archivePath(kind) };
  const write = atom ? atomText : rssText;
  const text = write(path, feed, entries, context.siteOrigin);
  return textResponse(request, text, {
    "content-type": `application/${atom ? "atom" : "rss"}+xml; charset=utf-8`,
    // No shared cache serves an entry after it is unpublished.
    "cache-control": "public, no-cache",
  });
}

async function readEntries(kind: ArticleKind, context: RequestContext): Promise<Entry[] | null> {
  const list = await readForFeed(kind, context);
  if (list.status !== "read") return null;
  return list.rows.map(({ changedAt, item }) => {
    const { id, title, publishedAt } = item;
    const path = itemPath(kind, item);
    return { id, title, publishedAt, changedAt, path, ...summarize(kind, item) };
  });
}

/** Readers take the description of an RSS entry for HTML: text is escaped for HTML, and that for XML. */
const htmlText = (text: string) => xmlText(xmlText(text));

function rssText(path: string, feed: Feed, entries: Entry[], origin: string): string {
  const at = (to: string) => xmlText(new URL(to, origin).href);
  const items = entries.map(
    (entry) => `<item>
<title>${xmlText(entry.title)}</title>
<link>${at(entry.path)}</link>
<guid isPermaLink="false">urn:uuid:${xmlText(entry.id)}</guid>
<pubDate>${new Date(entry.publishedAt).toUTCString()}</pubDate>
${entry.author === null ? "" : `<dc:creator>${xmlText(entry.author)}</dc:creator>\n`}${entry.labels.map((label) => `<category>${xmlText(label)}</category>\n`).join("")}<description>${htmlText(entry.text)}</description>
</item>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xmlText(feed.title)}</title>
<link>${at(feed.page)}</link>
<description>${xmlText(feed.description)}</description>
<language>en-us</language>
<atom:link href="${at(path)}" rel="self" type="application/rss+xml"/>
${items.join("")}</channel>
</rss>
`;
}

function atomText(path: string, feed: Feed, entries: Entry[], origin: string): string {
  const at = (to: string) => xmlText(new URL(to, origin).href);
  const when = (instant: string) => new Date(instant).toISOString();
  const items = entries.map(
    (entry) => `<entry>
<title>${xmlText(entry.title)}</title>
<link rel="alternate" type="text/html" href="${at(entry.path)}"/>
<id>urn:uuid:${xmlText(entry.id)}</id>
<published>${when(entry.publishedAt)}</published>
<updated>${when(entry.changedAt)}</updated>
<author><name>${xmlText(entry.author ?? site.name)}</name></author>
${entry.labels.map((label) => `<category term="${xmlText(label)}"/>\n`).join("")}<summary>${xmlText(entry.text)}</summary>
</entry>
`,
  );
  // Atom requires a date in an empty feed too.
  const updated = when(
    entries.reduce(
      (latest, { changedAt }) => (isLater(changedAt, latest) ? changedAt : latest),
      "1970-01-01T00:00:00Z",
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-us">
<title>${xmlText(feed.title)}</title>
<subtitle>${xmlText(feed.description)}</subtitle>
<link href="${at(path)}" rel="self" type="application/atom+xml"/>
<link rel="alternate" type="text/html" href="${at(feed.page)}"/>
<id>${at(path)}</id>
<updated>${updated}</updated>
${items.join("")}</feed>
`;
}

const isLater = (one: string, other: string) => Date.parse(one) > Date.parse(other);
