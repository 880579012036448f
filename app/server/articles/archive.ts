import * as z from "zod/mini";

import type { ArchiveQuestion, ArchiveRead, Body, Read } from "../../articles/contract.ts";
import {
  type ArchiveTotals,
  type ArticleKind,
  articleKinds,
  type ListItems,
} from "../../articles/kinds.ts";
import {
  archiveFilterCount,
  archivePageSize,
  leadFactCount,
  loadedWithinMs,
  maxListRows,
} from "../../config/cache-lifetimes.ts";
import type { RequestContext } from "../environment/request-context.ts";
import type { AnonymousClient } from "../store/supabase.ts";
import { withFallback } from "../../lib/with-fallback.ts";
import { type CachedRead, readCached } from "./article-cache.ts";
import { queryDatabase } from "./article-database.ts";
import { articleTables, instant } from "./article-rows.ts";
import { readArticle } from "./read-article.ts";
import { readRows, readWholeList } from "./reader.ts";

/** A page of everything that is published of a kind, the newest first. */
export async function readArchive<K extends ArticleKind>(
  kind: K,
  { filter, page }: ArchiveQuestion,
  context: RequestContext,
): Promise<ArchiveRead<ListItems[K]>> {
  const counts = await readCounts(kind, context);
  // The database is not queried for a page that these counts rule out.
  if (counts.status === "read") {
    const { total, filters } = counts.value;
    const count =
      filter === undefined ? total : filters.find(({ value }) => value === filter)?.count;
    const pages = Math.max(1, Math.ceil((count ?? 0) / archivePageSize));
    if (count === undefined || page > pages) return { status: "missing" };
    const rows = await readPage(kind, { filter, page }, context);
    if (rows.status === "read") {
      const shown = filters.filter(
        ({ value }, index) => index < archiveFilterCount || value === filter,
      );
      const facts = page === 1 ? await leadFacts(kind, rows.value[0], context) : [];
      return { status: "read", rows: rows.value, total, count, pages, filters: shown, facts };
    }
  }
  return { status: "unavailable" };
}

/** What stands beside the first story: the facts of its page; null where they cannot be read now. */
async function leadFacts<K extends ArticleKind>(
  kind: K,
  lead: ListItems[K] | undefined,
  context: RequestContext,
): Promise<Body["facts"] | null> {
  if (kind !== "story" || !lead || !("slug" in lead)) return [];
  const read = await readArticle("story", lead.slug, context);
  return read.status === "read" ? read.value.body.facts.slice(0, leadFactCount) : null;
}

/**
 * How many articles of each kind are published. A visitor does not wait for the database; the next one
 * has the numbers, because the page is rendered for the cache again.
 *
 * @returns null for a kind that can neither be read nor is cached, and where the numbers come late
 */
export async function readTotals(context: RequestContext): Promise<ArchiveTotals | null> {
  if (context.isRevalidating) return countAll(context);
  return withFallback(countAll(context), loadedWithinMs, null);
}

async function countAll(context: RequestContext): Promise<ArchiveTotals> {
  const totalOf = async (kind: ArticleKind) => {
    const counts = await readCounts(kind, context);
    return counts.status === "read" ? counts.value.total : null;
  };
  const [story, insight, update] = await Promise.all([
    totalOf("story"),
    totalOf("insight"),
    totalOf("update"),
  ]);
  return { story, insight, update };
}

const countsSchema = z.object({
  total: z.number(),
  filters: z.nullable(
    z.array(z.object({ value: z.string(), name: z.string(), count: z.number() })),
  ),
});

function readCounts(kind: ArticleKind, context: RequestContext) {
  const { segment } = articleKinds[kind];
  const source = {
    table: "archive_filters",
    query: (client: AnonymousClient) => client.rpc("archive_filters", { kind: segment }),
    parse: (value: unknown) => {
      const { total, filters } = countsSchema.parse(value);
      return { total, filters: filters ?? [] };
    },
  };
  return readCached(source, context);
}

function readPage<K extends ArticleKind>(
  kind: K,
  question: ArchiveQuestion,
  context: RequestContext,
) {
  const { parse } = articleTables[kind];
  return readRows(context, {
    table: "archive_page",
    query: (client) =>
      client.rpc("archive_page", {
        kind: articleKinds[kind].segment,
        filter: question.filter ?? "",
        skip: (question.page - 1) * archivePageSize,
        size: archivePageSize,
      }),
    parse: (row: unknown) => parse(row).item,
  });
}

const updateRow = z.object({ id: z.string(), published_at: instant });

/**
 * The page of the archive that lists an update now. The list of all updates tells beyond the limit of
 * guessed ids and in an outage; no visitor waits for it else.
 *
 * @returns null where it is not published; undefined where neither can tell
 */
export async function findUpdate(
  id: string,
  context: RequestContext,
): Promise<number | null | undefined> {
  const updates = readUpdates(context);
  context.waitUntil(updates);
  const table = "update_position";
  const query = (client: AnonymousClient) => client.rpc(table, { update_id: id });
  const read = async (): Promise<Read<unknown>> => {
    const asked = await queryDatabase(context, table, query);
    return asked.status === "read" && asked.value === null ? { status: "missing" } : asked;
  };
  const beyondLimit = async () => positionInList(id, await updates);
  const parse = (position: unknown) => z.number().parse(position);
  const found = await readCached({ table, query, read, beyondLimit, parse }, context);
  const position = found.status === "unavailable" ? await beyondLimit() : found;
  if (position.status !== "read") return position.status === "missing" ? null : undefined;
  return Math.floor(position.value / archivePageSize) + 1;
}

/** All updates, at most `maxListRows`. */
function readUpdates(context: RequestContext): Promise<CachedRead<UpdateRow[]>> {
  const { table } = articleTables.update;
  return readWholeList(context, {
    table,
    orderedBy: "id",
    before: "00000000-0000-0000-0000-000000000000",
    query: (client) => client.from(table).select("id, published_at"),
    parse: (row) => updateRow.parse(row),
  });
}

/** How many updates stand before one in the list of all of them. */
function positionInList(id: string, list: CachedRead<UpdateRow[]>): Read<number> {
  // A list that is cut off cannot tell a position.
  if (list.status !== "read" || list.value.length >= maxListRows) return { status: "unavailable" };
  const found = list.value.find((row) => row.id === id);
  if (!found) return { status: "missing" };
  return { status: "read", value: list.value.filter((row) => isNewer(row, found)).length };
}

type UpdateRow = z.infer<typeof updateRow>;

/** As `archive_page` orders them. PostgREST writes instants so that their text has the same order. */
const isNewer = (one: UpdateRow, other: UpdateRow) =>
  one.published_at === other.published_at
    ? one.id > other.id
    : one.published_at > other.published_at;
