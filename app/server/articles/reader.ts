import type { ListRead, PublishedYear } from "../../articles/contract.ts";
import {
  type ArticleKind,
  articleKinds,
  articlePath,
  itemPath,
  type ListItems,
  type PageKind,
  pageKinds,
} from "../../articles/kinds.ts";
import {
  articleReadTimeoutMs,
  feedSize,
  sitemapSize,
  yearSize,
} from "../../config/cache-lifetimes.ts";
import { errorName } from "../ops/log.ts";
import type { RequestContext } from "../request-context.ts";
import { type CachedRead, withArticleCache } from "./article-cache.ts";
import { queryDatabase } from "./article-database.ts";
import { type ArticleTable, articleTables, parseSlug } from "./article-rows.ts";

/** The newest articles of a kind, as the list on `/resources` shows them (spec section 7). */
export const readList = <K extends ArticleKind>(kind: K, context: RequestContext) =>
  readItems(kind, articleKinds[kind].listSize, context);

/** The same for a feed, which holds more. */
export const readForFeed = <K extends ArticleKind>(kind: K, context: RequestContext) =>
  readItems(kind, feedSize, context);

/**
 * All that was published this year, newest first.
 *
 * @returns null when a table can neither be read nor is cached
 */
export async function readYear(context: RequestContext): Promise<PublishedYear | null> {
  const [story, insight, update] = await Promise.all([
    readItems("story", yearSize, context),
    readItems("insight", yearSize, context),
    readItems("update", yearSize, context),
  ]);
  if (story.status !== "read" || insight.status !== "read" || update.status !== "read") return null;
  const now = new Date().toISOString();
  const ofYear = <K extends ArticleKind>(kind: K, rows: readonly ListItems[K][]) =>
    rows
      .filter(({ publishedAt }) => publishedAt.startsWith(now.slice(0, 4)) && publishedAt <= now)
      .map((item) => ({
        title: item.title,
        publishedAt: item.publishedAt,
        path: itemPath(kind, item),
      }));
  return {
    day: now.slice(0, 10),
    published: {
      update: ofYear("update", update.rows),
      insight: ofYear("insight", insight.rows),
      story: ofYear("story", story.rows),
    },
    newest: {
      update: update.rows[0] ?? null,
      insight: insight.rows[0] ?? null,
      story: story.rows[0] ?? null,
    },
  };
}

async function readItems<K extends ArticleKind>(
  kind: K,
  limit: number,
  context: RequestContext,
): Promise<ListRead<ListItems[K]>> {
  const { table, columns, parse } = articleTables[kind];
  const parseItem = (row: unknown) => parse(row).item;
  const list = await readRows(context, { table, columns, limit, parse: parseItem });
  if (list.status === "read") return { status: "read", rows: list.value };
  context.results.isDegraded = true;
  return { status: "unavailable" };
}

/** The address of a published article, and when it was published (ISO 8601). */
type ArticleAddress = { path: string; publishedAt: string };

/**
 * Every published article, newest first, for the sitemap.
 *
 * @returns null when one of the tables can neither be read nor is cached
 */
export async function articleAddresses(context: RequestContext): Promise<ArticleAddress[] | null> {
  const lists = await Promise.all(
    pageKinds.map(async (kind) => ({ kind, list: await readSlugs(kind, context) })),
  );
  const addresses: ArticleAddress[] = [];
  for (const { kind, list } of lists) {
    if (list.status !== "read") return null;
    for (const { slug, publishedAt } of list.value) {
      addresses.push({ path: articlePath(kind, slug), publishedAt });
    }
  }
  return addresses;
}

export type Slugs = { slug: string; publishedAt: string }[];

/** The slugs of all published articles of a kind. */
export const readSlugs = (kind: PageKind, context: RequestContext): Promise<CachedRead<Slugs>> =>
  readRows(context, {
    table: articleTables[kind].table,
    columns: "slug, published_at",
    limit: sitemapSize,
    parse: parseSlug,
  });

type ListQuery<Row> = {
  table: ArticleTable;
  columns: string;
  limit: number;
  parse: (row: unknown) => Row;
};

function readRows<Row>(
  context: RequestContext,
  { table, columns, limit, parse }: ListQuery<Row>,
): Promise<CachedRead<Row[]>> {
  const read = () =>
    queryDatabase(context, table, (client) =>
      client
        .from(table)
        .select(columns)
        .order("published_at", { ascending: false })
        .limit(limit)
        .abortSignal(AbortSignal.timeout(articleReadTimeoutMs)),
    );
  const parseAll = (rows: unknown) => {
    if (!Array.isArray(rows)) throw new TypeError("A list is expected");
    // A malformed row does not take the others with it.
    const parsed = rows.flatMap((row: unknown) => {
      try {
        return [parse(row)];
      } catch (thrown) {
        context.log.error("article.malformed", { alert: true, table, error: errorName(thrown) });
        return [];
      }
    });
    if (rows.length > 0 && parsed.length === 0) throw new TypeError("No row is well-formed");
    return parsed;
  };
  const key = `list:${table}:${columns}:${limit}`;
  return withArticleCache({ table, key, read, parse: parseAll }, context);
}
