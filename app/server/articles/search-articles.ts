import * as z from "zod/mini";

import type { MarkedText, SearchResult } from "../../articles/contract.ts";
import { articlePath, kindOfSegment, updatePath } from "../../articles/kinds.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { queryDatabase } from "./article-database.ts";
import { instant } from "./article-rows.ts";

const hitSchema = z.object({
  kind: z.string(),
  id: z.string(),
  slug: z.nullable(z.string()),
  title: z.string(),
  summary: z.string(),
  published_at: instant,
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
  const read = await queryDatabase(context, "search_articles", (client) =>
    client.rpc("search_articles", { question, max_results: max }),
  );
  if (read.status !== "read") return null;
  try {
    return z.array(hitSchema).parse(read.value).map(resultOf);
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
  return {
    kind: kind ?? "update",
    href: kind && hit.slug !== null ? articlePath(kind, hit.slug) : updatePath(hit.id),
    title: partsOf(hit.title),
    text: partsOf(hit.summary),
    parts: [],
    publishedAt: hit.published_at,
  };
}

/**
 * The database puts characters 2 and 3 around what was found, which may be a part of a word that is
 * joined by hyphens: a mark covers the whole of it.
 */
const partsOf = (text: string): MarkedText =>
  text
    // oxlint-disable-next-line no-control-regex -- the two characters
    .replaceAll(/\u0003(-?)\u0002/g, "$1")
    // oxlint-disable-next-line no-control-regex -- the two characters
    .replaceAll(/((?:[\p{L}\p{N}]+-)*[\p{L}\p{N}]*)\u0002/gu, "\u0002$1")
    // oxlint-disable-next-line no-control-regex -- the two characters
    .replaceAll(/\u0003([\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)*)/gu, "$1\u0003")
    // oxlint-disable-next-line no-control-regex -- the two characters
    .split(/[\u0002\u0003]/);
