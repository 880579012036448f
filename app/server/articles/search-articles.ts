import * as z from "zod/mini";

import type { InsightCover } from "../../articles/cover.ts";
import type { MarkedText, SearchResult } from "../../articles/contract.ts";
import { createPartIds, factsId } from "../../lib/part-id.ts";
import { searchQuery } from "../../lib/search-query.ts";
import { articlePath, kindOfSegment, updatePath } from "../../articles/kinds.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { queryDatabase } from "./article-database.ts";
import { instant, storyImage } from "./article-rows.ts";
import { coversOf } from "./insight-covers.ts";

const hitSchema = z.object({
  kind: z.string(),
  id: z.string(),
  slug: z.nullable(z.string()),
  title: z.string(),
  summary: z.string(),
  published_at: instant,
  /** Of a story. */
  image_url: z.nullish(z.string()),
  /** All headings of the article, and the places (from 1) and titles of those to name. */
  headings: z.optional(z.array(z.string())),
  parts: z.optional(z.array(z.object({ place: z.number(), title: z.string() }))),
  /** Of the table that its page shows as facts: each a name and a value. */
  facts: z.optional(z.array(z.string())),
});

/**
 * The published articles that hold the words of a query, the best first.
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
  const read = await queryDatabase(context, "search_articles", (client) =>
    client.rpc("search_articles", { question: terms, max_results: max }),
  );
  if (read.status !== "read") return null;
  try {
    const hits = z.array(hitSchema).parse(read.value);
    const insights = hits.flatMap(({ kind, slug }) =>
      kind === "insights" && slug !== null ? [slug] : [],
    );
    const covers = insights.length > 0 ? await coversOf(insights, context) : null;
    return hits.map((hit) => ({ ...resultOf(hit), ...thumbnailOf(hit, covers) }));
  } catch (thrown) {
    context.log.error("article.malformed", {
      alert: true,
      table: "search_articles",
      error: errorName(thrown),
    });
    return null;
  }
}

function resultOf(hit: z.infer<typeof hitSchema>): SearchResult {
  const kind = kindOfSegment(hit.kind);
  const href = kind && hit.slug !== null ? articlePath(kind, hit.slug) : updatePath(hit.id);
  return {
    kind: kind ?? "update",
    href,
    title: marked(hit.title),
    text: marked(hit.summary),
    parts: partsOf(hit).map(({ id, title }) => ({ href: `${href}#${id}`, title: marked(title) })),
    facts: (hit.facts ?? []).map((fact) => ({ href: `${href}#${factsId}`, title: marked(fact) })),
    publishedAt: hit.published_at,
  };
}

function thumbnailOf(
  { kind, slug, title, image_url }: z.infer<typeof hitSchema>,
  covers: ReadonlyMap<string, InsightCover> | null,
): Pick<SearchResult, "thumbnail"> {
  if (slug === null) return {};
  const cover = covers?.get(slug);
  if (kindOfSegment(kind) === "insight")
    return cover ? { thumbnail: { of: "insight", cover } } : {};
  const { image } = storyImage(slug, image_url ?? null);
  return { thumbnail: { of: "story", slug, title: marked(title).join(""), image } };
}

/** The headings that the database names, with the ids they have on the article's page. */
function partsOf({ headings = [], parts = [] }: z.infer<typeof hitSchema>) {
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
