import * as z from "zod/mini";

import { type AuthorRead, isSlug } from "../../articles/contract.ts";
import type { Insight } from "../../articles/kinds.ts";
import { authorInsightCount } from "../../config/cache-lifetimes.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { isInMemory, type Read, withArticleCache } from "./article-cache.ts";
import { queryDatabase } from "./article-database.ts";
import { articleTables } from "./article-rows.ts";
import { countProbe, uncountProbe } from "./slug-probes.ts";

const authorRow = z.object({
  name: z.string(),
  count: z.int().check(z.positive()),
  insights: z.array(z.unknown()).check(z.minLength(1)),
});

/** The database lists the author, or nobody. */
function onlyOne(read: Read<unknown>): Read<unknown> {
  if (read.status !== "read" || !Array.isArray(read.value)) return read;
  const [author]: unknown[] = read.value;
  return author === undefined ? { status: "missing" } : { status: "read", value: author };
}

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
  const key = `${table}:${slug}`;
  const isProbe = !isInMemory(key, context.environment);
  if (!isProbe || countProbe(context.environment)) {
    const read = async () =>
      onlyOne(
        await queryDatabase(context, table, (client) =>
          client.rpc(table, { author_path: slug, size: authorInsightCount }),
        ),
      );
    const parse = (row: unknown) => {
      const { insights, ...author } = authorRow.parse(row);
      const items = insights.map((insight) => articleTables.insight.parse(insight).item);
      return { ...author, insights: items };
    };
    const found = await withArticleCache({ table, key, read, parse }, context);
    if (found.status === "missing") return found;
    if (found.status === "read") {
      if (isProbe) uncountProbe(context.environment);
      return { status: "read", ...found.value };
    }
  }
  context.results.isDegraded = true;
  return { status: "unavailable" };
}
