import * as z from "zod/mini";

import type { MarkedText, SearchResult } from "../../articles/contract.ts";
import { createPartIds, factsId } from "../../lib/part-id.ts";
import { articlePath, kindOfSegment, updatePath } from "../../articles/kinds.ts";
import { searchCache } from "../../config/cache-lifetimes.ts";
import { searchQuery } from "../../lib/search-query.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { createCache, type Fetched } from "../store/cache.ts";
import { queryDatabase } from "./article-database.ts";
import { insightRow, instant, storyImage } from "./article-rows.ts";

const hitSchema = z.object({
  kind: z.string(),
  id: z.string(),
  slug: z.nullable(z.string()),
  title: z.string(),
  summary: z.string(),
  published_at: instant,
  /** Of a story. */
  image_url: z.nullish(z.string()),
  /** Of an insight: what its drawing is made from besides. */
  insight: z.nullish(
    z.pick(insightRow, { author: true, tags: true, read_time: true, cover: true }),
  ),
  /** All headings of the article, and the places (from 1) and titles of those to name. */
  headings: z.optional(z.array(z.string())),
  parts: z.optional(z.array(z.object({ place: z.number(), title: z.string() }))),
  /** Of the table that its page shows as facts: each a name and a value. */
  facts: z.optional(z.array(z.string())),
});

/** In memory alone: nobody reads in KV what visitors have asked. */
const answers = createCache<SearchResult[]>(searchCache);
const headers = new Headers({ "cache-control": searchCache.cacheControl });

/**
 * The published articles that hold the words of a query, the best first. An answer is good for a minute.
 *
 * @returns null where the database cannot be read
 */
export async function searchArticles(
  question: string,
  max: number,
  context: RequestContext,
): Promise<SearchResult[] | null> {
  const terms = searchQuery(question);
  if (terms === null) return [];
  const found = await answers.get(
    `${max} ${terms}`,
    () => fetchResults(terms, max, context),
    context,
  );
  return found.status === "read" ? found.entry.value : null;
}

async function fetchResults(
  terms: string,
  max: number,
  context: RequestContext,
): Promise<Fetched<SearchResult[]>> {
  const read = await queryDatabase(context, "search_articles", (client) =>
    client.rpc("search_articles", { question: terms, max_results: max }),
  );
  if (read.status !== "read") return read;
  try {
    const hits = z.array(hitSchema).parse(read.value);
    const value = hits.map((hit) => ({ ...toResult(hit), ...getThumbnail(hit) }));
    return { status: "read", value, headers };
  } catch (thrown) {
    context.log.error("article.malformed", {
      alert: true,
      table: "search_articles",
      error: errorName(thrown),
    });
    return { status: "unavailable" };
  }
}

function toResult(hit: z.infer<typeof hitSchema>): SearchResult {
  const kind = kindOfSegment(hit.kind);
  const href = kind && hit.slug !== null ? articlePath(kind, hit.slug) : updatePath(hit.id);
  return {
    kind: kind ?? "update",
    href,
    title: marked(hit.title),
    text: marked(hit.summary),
    parts: getParts(hit).map(({ id, title }) => ({ href: `${href}#${id}`, title: marked(title) })),
    facts: (hit.facts ?? []).map((fact) => ({ href: `${href}#${factsId}`, title: marked(fact) })),
    publishedAt: hit.published_at,
  };
}

function getThumbnail(hit: z.infer<typeof hitSchema>): Pick<SearchResult, "thumbnail"> {
  const { slug, image_url, insight, published_at } = hit;
  const title = marked(hit.title).join("");
  if (insight) {
    const { read_time, ...same } = insight;
    const texts = { title, excerpt: marked(hit.summary).join("") };
    const covered = { ...same, ...texts, readMinutes: read_time, publishedAt: published_at };
    return { thumbnail: { of: "insight", insight: covered } };
  }
  if (slug === null) return {};
  const { image } = storyImage(slug, image_url ?? null);
  return { thumbnail: { of: "story", slug, title, image } };
}

/** The headings that the database names, with the ids they have on the article's page. */
function getParts({ headings = [], parts = [] }: z.infer<typeof hitSchema>) {
  const ids = headings.map(createPartIds());
  return parts.flatMap(({ place, title }) => {
    const id = ids[place - 1];
    return id !== undefined && title !== "" ? [{ id, title }] : [];
  });
}

/**
 * The database puts characters 2 and 3 around what was found, which may be a part of a word that is
 * joined by hyphens: a mark covers the whole of it.
 */
const marked = (text: string): MarkedText =>
  text
    // oxlint-disable-next-line no-control-regex -- the two characters
    .replaceAll(/\u0003(-?)\u0002/g, "$1")
    // oxlint-disable-next-line no-control-regex -- the two characters
    .replaceAll(/((?:[\p{L}\p{N}]+-)*[\p{L}\p{N}]*)\u0002/gu, "\u0002$1")
    // oxlint-disable-next-line no-control-regex -- the two characters
    .replaceAll(/\u0003([\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)*)/gu, "$1\u0003")
    // oxlint-disable-next-line no-control-regex -- the two characters
    .split(/[\u0002\u0003]/);
