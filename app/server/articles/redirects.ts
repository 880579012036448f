import * as z from "zod/mini";

import type { Read } from "../../articles/contract.ts";
import { articleKinds, type PageKind } from "../../articles/kinds.ts";
import type { RequestContext } from "../environment/request-context.ts";
import type { AnonymousClient } from "../store/supabase.ts";
import { type CachedRead, readCached } from "./article-cache.ts";
import { readWholeList } from "./reader.ts";

const table = "article_redirects";
const redirectRow = z.object({ old_slug: z.string(), new_slug: z.string() });

/**
 * The new slug of an article whose slug was changed: a trigger of the database records it. Lookups of
 * guessed slugs are limited like those of articles; beyond the limit the list of all redirects decides.
 *
 * @param slug that no published article has
 * @returns the slug of a published article; `unavailable` where neither the database nor a cached list
 *   can tell whether there is one
 */
export async function movedTo(
  kind: PageKind,
  slug: string,
  context: RequestContext,
): Promise<Read<string>> {
  if (context.preview !== null) return { status: "missing" };
  const { segment } = articleKinds[kind];
  const query = (client: AnonymousClient) =>
    client
      .from(table)
      .select("old_slug, new_slug")
      .eq("kind", segment)
      .eq("old_slug", slug)
      .single();
  const beyondLimit = () => findInList(kind, slug, context);
  const found = await readCached(
    { table, query, beyondLimit, parse: (row) => redirectRow.parse(row) },
    context,
  );
  const row = found.status === "unavailable" ? await beyondLimit() : found;
  return row.status === "read" ? { status: "read", value: row.value.new_slug } : row;
}

async function findInList(
  kind: PageKind,
  slug: string,
  context: RequestContext,
): Promise<Read<z.infer<typeof redirectRow>>> {
  const list = await readRedirects(kind, context);
  if (list.status !== "read") return list;
  const found = list.value.find((row) => row.old_slug === slug);
  return found ? { status: "read", value: found } : { status: "missing" };
}

/** All redirects of a kind, at most `maxListRows`. */
export function readRedirects(
  kind: PageKind,
  context: RequestContext,
): Promise<CachedRead<z.infer<typeof redirectRow>[]>> {
  const { segment } = articleKinds[kind];
  return readWholeList(context, {
    table,
    orderedBy: "old_slug",
    query: (client) => client.from(table).select("old_slug, new_slug").eq("kind", segment),
    parse: (row) => redirectRow.parse(row),
  });
}
