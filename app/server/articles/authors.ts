import * as z from "zod/mini";

import { type AuthorRead, isSlug, type Read } from "../../articles/contract.ts";
import type { Insight } from "../../articles/kinds.ts";
import { authorInsightCount } from "../../config/cache-lifetimes.ts";
import type { RequestContext } from "../environment/request-context.ts";
import type { AnonymousClient } from "../store/supabase.ts";
import { readCached } from "./article-cache.ts";
import { queryDatabase } from "./article-database.ts";
import { articleTables } from "./article-rows.ts";

const authorRow = z.object({
  name: z.string(),
  count: z.int().check(z.positive()),
  insights: z.array(z.unknown()).check(z.minLength(1)),
});

function parseAuthor(row: unknown) {
  const { insights, ...author } = authorRow.parse(row);
  return {
    ...author,
    insights: insights.map((insight) => articleTables.insight.parse(insight).item),
  };
}

/** The database lists the author, or nobody. */
function onlyOne(read: Read<unknown>): Read<unknown> {
  if (read.status !== "read" || !Array.isArray(read.value)) return read;
  const [author]: unknown[] = read.value;
  return author === undefined ? { status: "missing" } : { status: "read", value: author };
}

const unavailable = { status: "unavailable" } as const;

/**
 * An author and the newest insights; names that differ in signs alone are one author, called as the newest
 * insight spells it. Guessed addresses are limited like those of articles: beyond the limit nobody is read
 * who is not in memory.
 */
export async function readAuthor(
  slug: string,
  context: RequestContext,
): Promise<AuthorRead<Insight>> {
  if (!isSlug(slug)) return { status: "missing" };
  const table = "author_page";
  const query = (client: AnonymousClient) =>
    client.rpc(table, { author_path: slug, size: authorInsightCount });
  const read = async () => onlyOne(await queryDatabase(context, table, query));
  const beyondLimit = () => Promise.resolve(unavailable);
  const found = await readCached({ table, query, read, beyondLimit, parse: parseAuthor }, context);
  return found.status === "read" ? { status: "read", ...found.value } : found;
}
