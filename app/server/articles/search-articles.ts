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
  fragment: z.string(),
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
  const summary = partsOf(hit.summary);
  const fragment = partsOf(withEllipses(hit.fragment));
  return {
    kind: kind ?? "update",
    href: kind && hit.slug !== null ? articlePath(kind, hit.slug) : updatePath(hit.id),
    title: partsOf(hit.title),
    text: summary.length === 1 && fragment.length > 1 ? fragment : summary,
    publishedAt: hit.published_at,
  };
}

/** Marks where the database cut a fragment, between two words. */
const withEllipses = (text: string) =>
  `${/^\P{L}?\p{Ll}/u.test(text) ? "… " : ""}${text}${/[.!?]\P{L}?$/u.test(text) ? "" : " …"}`;

/** The database puts characters 2 and 3 around what was found. */
// oxlint-disable-next-line no-control-regex -- the pattern splits at these two
const partsOf = (text: string): MarkedText => text.split(/[\u0002\u0003]/);
