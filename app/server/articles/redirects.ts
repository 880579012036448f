import * as z from "zod/mini";

import { articleKinds, type PageKind } from "../../articles/kinds.ts";
import type { RequestContext } from "../request-context.ts";
import { isInMemory, withArticleCache } from "./article-cache.ts";
import { queryDatabase } from "./article-database.ts";
import { countProbe, uncountProbe } from "./slug-probes.ts";

const table = "article_redirects";
const redirectRow = z.object({ new_slug: z.string() });

/**
 * The new slug of an article whose slug was changed: a trigger of the database records it. Lookups of
 * guessed slugs are limited like those of articles.
 *
 * @param slug that no published article has
 * @returns the slug of a published article, or null
 */
export async function movedTo(
  kind: PageKind,
  slug: string,
  context: RequestContext,
): Promise<string | null> {
  if (context.preview !== null) return null;
  const { segment } = articleKinds[kind];
  const key = `redirect:${segment}:${slug}`;
  const isProbe = !isInMemory(key);
  if (isProbe && !countProbe()) return null;
  const read = () =>
    queryDatabase(context, table, (client) =>
      client.from(table).select("new_slug").eq("kind", segment).eq("old_slug", slug).single(),
    );
  const parse = (row: unknown) => redirectRow.parse(row).new_slug;
  const found = await withArticleCache({ table, key, read, parse }, context);
  if (found.status !== "read") return null;
  if (isProbe) uncountProbe();
  return found.value;
}
