import type { ListRead, Read } from "../../articles/contract.ts";
import {
  type ArticleKind,
  articleKinds,
  itemPath,
  type ListItems,
  type PageKind,
  type PublishedYear,
  relatedCount,
} from "../../articles/kinds.ts";
import { feedSize, maxListRows, rowsPerRead, yearSize } from "../../config/cache-lifetimes.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import type { AnonymousClient } from "../store/supabase.ts";
import { type CachedRead, readCached } from "./article-cache.ts";
import { type DatabaseQuery, type Query, queryDatabase } from "./article-database.ts";
import {
  type ArticleTable,
  articleTables,
  columnsWithCover,
  parseChangedAt,
  parseSlug,
} from "./article-rows.ts";

/** The newest articles of a kind, as the list on `/resources` shows them (spec section 7). */
export const readList = <K extends ArticleKind>(kind: K, context: RequestContext) =>
  readItems(kind, articleKinds[kind].listSize, context);

/** The newest articles of a kind, of which a page shows some beside its own. */
export const readRelated = <K extends PageKind>(kind: K, context: RequestContext) =>
  readItems(kind, relatedCount + 1, context, columnsWithCover(kind));

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
        ...("type" in item && { type: item.type }),
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
  columns = articleTables[kind].columns,
): Promise<ListRead<ListItems[K]>> {
  const { table, parse } = articleTables[kind];
  const parseItem = (row: unknown) => parse(row).item;
  const query = { table, columns, limit, parse: parseItem };
  return asList(await readNewest(context, query));
}

/** An article in a feed, and when it last changed (ISO 8601). */
type FeedItem<Item> = { item: Item; changedAt: string };

/** The same for a feed, which holds more. */
export async function readForFeed<K extends ArticleKind>(
  kind: K,
  context: RequestContext,
): Promise<ListRead<FeedItem<ListItems[K]>>> {
  const { table, columns, parse } = articleTables[kind];
  const parseItem = (row: unknown) => ({ item: parse(row).item, changedAt: parseChangedAt(row) });
  const query = { table, columns: `${columns}, updated_at`, limit: feedSize, parse: parseItem };
  return asList(await readNewest(context, query));
}

const asList = <Item>(list: CachedRead<Item[]>): ListRead<Item> =>
  list.status === "read" ? { status: "read", rows: list.value } : { status: "unavailable" };

/** The slugs of all published articles of a kind, at most `maxListRows`. */
export function readSlugs(kind: PageKind, context: RequestContext): Promise<CachedRead<string[]>> {
  const { table } = articleTables[kind];
  return readWholeList(context, {
    table,
    orderedBy: "slug",
    query: (client) => client.from(table).select("slug"),
    parse: parseSlug,
  });
}

/** What is used of a query that has no order yet. */
type OrderedQuery = {
  gt: (
    column: string,
    value: string,
  ) => {
    order: (column: string) => { limit: (count: number) => DatabaseQuery };
  };
};

type WholeListQuery<Row> = Omit<RowsQuery<Row>, "read" | "query"> & {
  /** A column whose value no two rows share. */
  orderedBy: string;
  /** Less than all its values; the empty text by default. */
  before?: string;
  query: (client: AnonymousClient) => OrderedQuery;
};

/**
 * At most `maxListRows` rows, read in parts: a hosted Supabase answers with `rowsPerRead` at most. Parts
 * begin after a value, not at a number, so that a row which goes meanwhile moves no other out of the list.
 */
export function readWholeList<Row>(
  context: RequestContext,
  { table, orderedBy, before = "", query, parse }: WholeListQuery<Row>,
): Promise<CachedRead<Row[]>> {
  const partAfter = (value: string) => (client: AnonymousClient) =>
    query(client).gt(orderedBy, value).order(orderedBy).limit(rowsPerRead);
  const read = async (): Promise<Read<unknown>> => {
    const rows: unknown[] = [];
    while (rows.length < maxListRows) {
      const after =
        rows.length === 0 ? before : String(Reflect.get(Object(rows.at(-1)), orderedBy));
      const part = await queryDatabase(context, table, partAfter(after));
      if (part.status !== "read" || !Array.isArray(part.value)) return part;
      rows.push(...part.value);
      if (part.value.length < rowsPerRead) break;
    }
    return { status: "read", value: rows };
  };
  return readRows(context, { table, query: partAfter(before), read, parse });
}

type NewestQuery<Row> = {
  table: ArticleTable;
  columns: string;
  limit: number;
  parse: (row: unknown) => Row;
};

function readNewest<Row>(
  context: RequestContext,
  { table, columns, limit, parse }: NewestQuery<Row>,
): Promise<CachedRead<Row[]>> {
  const query = (client: AnonymousClient) =>
    client.from(table).select(columns).order("published_at", { ascending: false }).limit(limit);
  return readRows(context, { table, query, parse });
}

type RowsQuery<Row> = {
  table: string;
  query: Query;
  read?: () => Promise<Read<unknown>>;
  parse: (row: unknown) => Row;
};

/** Rows of published articles. */
export function readRows<Row>(
  context: RequestContext,
  { parse, ...source }: RowsQuery<Row>,
): Promise<CachedRead<Row[]>> {
  const parseAll = (rows: unknown) => {
    if (!Array.isArray(rows)) throw new TypeError("A list is expected");
    // A malformed row is left out; the others are used.
    const parsed = rows.flatMap((row: unknown) => {
      try {
        return [parse(row)];
      } catch (thrown) {
        context.log.error("article.malformed", {
          alert: true,
          table: source.table,
          error: errorName(thrown),
        });
        return [];
      }
    });
    if (rows.length > 0 && parsed.length === 0) throw new TypeError("No row is well-formed");
    return parsed;
  };
  return readCached({ ...source, parse: parseAll }, context);
}
