import * as z from "zod/mini";

import { articleKinds, type PageKind } from "../../articles/kinds.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { isInMemory, withArticleCache } from "./article-cache.ts";
import { queryDatabase } from "./article-database.ts";
import { readWholeList } from "./reader.ts";
import { countProbe, uncountProbe } from "./slug-probes.ts";

const table = "article_redirects";
const redirectRow = z.object({ old_slug: z.string(), new_slug: z.string() });

/**
 * The new slug of an article whose slug was changed: a trigger of the database records it. Lookups of
 * guessed slugs are limited like those of articles; beyond the limit the list of all redirects decides.
 *
 * @param slug that no published article has
 * @returns the slug of a published article; null where there is none, or none can be read
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
  if (isProbe && !countProbe()) return findInList(segment, slug, context);
  const read = () =>
    queryDatabase(context, table, (client) =>
      client
        .from(table)
        .select("old_slug, new_slug")
        .eq("kind", segment)
        .eq("old_slug", slug)
        .single(),
    );
  const parse = (row: unknown) => redirectRow.parse(row).new_slug;
  const found = await withArticleCache({ table, key, read, parse }, context);
  if (found.status !== "read") return null;
  if (isProbe) uncountProbe();
  return found.value;
}

async function findInList(
  segment: string,
  slug: string,
  context: RequestContext,
): Promise<string | null> {
  const list = await readWholeList(context, {
    table,
    key: `redirects:${segment}`,
    orderedBy: "old_slug",
    query: (client) => client.from(table).select("old_slug, new_slug").eq("kind", segment),
    parse: (row) => redirectRow.parse(row),
  });
  if (list.status !== "read") return null;
  return list.value.find((row) => row.old_slug === slug)?.new_slug ?? null;
}
