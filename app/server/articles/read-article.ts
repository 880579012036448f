import { isSlug, type OpenedArticle, type Read } from "../../articles/contract.ts";
import type { Article, ArticleSummary, PageKind } from "../../articles/kinds.ts";
import { articleCache, articleWaitMs, maxListRows } from "../../config/cache-lifetimes.ts";
import type { RequestContext } from "../environment/request-context.ts";
import type { AnonymousClient } from "../store/supabase.ts";
import { withFallback } from "../../lib/with-fallback.ts";
import { type CachedRead, hasCopy, readCached } from "./article-cache.ts";
import { queryDatabase } from "./article-database.ts";
import {
  type ArticleTable,
  articleTables,
  type ArticleWithImages,
  bodyColumns,
  columnsWithCover,
  mediaPath,
  parseArticle,
  parseChangedAt,
} from "./article-rows.ts";
import { readPreview } from "./read-preview.ts";
import { movedTo, readRedirects } from "./redirects.ts";
import { readSlugs } from "./reader.ts";
import { withSanitizedBody } from "./sanitized-body.ts";

/**
 * What an article's URL leads to. Whether it exists or has moved is one small read by its slug;
 * its text is read meanwhile.
 *
 * @returns `late` where it exists, its text takes long and no copy of it is cached; then
 *   `readLateArticle` has it
 */
export async function openArticle<K extends PageKind>(
  kind: K,
  slug: string,
  context: RequestContext,
): Promise<OpenedArticle<Article<K>, ArticleSummary<K>>> {
  const reading = readArticle(kind, slug, context);
  if (!isSlug(slug) || context.preview !== null) return reading;
  const summary = await readBySlug(kind, slug, summaryQuery(kind), context);
  if (summary.status === "missing") return followRedirect(kind, slug, context);
  if (summary.status === "read" && !context.isRevalidating) {
    const text = await withFallback(reading, articleWaitMs, null);
    if (text === null && !(await hasCopy(queryBySlug(kind, slug, textColumns(kind)), context))) {
      return { status: "late", summary: summary.value };
    }
  }
  const read = await reading;
  return read.status === "missing" ? followRedirect(kind, slug, context) : read;
}

async function followRedirect(kind: PageKind, slug: string, context: RequestContext) {
  const moved = await movedTo(kind, slug, context);
  return moved.status === "read" ? ({ status: "moved", slug: moved.value } as const) : moved;
}

/** The article whose page has begun without it. */
export async function readLateArticle<K extends PageKind>(
  kind: K,
  slug: string,
  context: RequestContext,
): Promise<Read<Article<K>>> {
  const read = await readArticle(kind, slug, context);
  if (read.status === "unavailable") {
    context.log.error("article.text_failed", { alert: true, table: articleTables[kind].table });
  }
  return read;
}

/** One article with its body (spec section 7), as browsers get it. */
export async function readArticle<K extends PageKind>(
  kind: K,
  slug: string,
  context: RequestContext,
): Promise<Read<Article<K>>> {
  const read = await readArticleWithImages(kind, slug, context);
  return read.status === "read" ? { status: "read", value: read.value.article } : read;
}

/** The same with the URLs of its images on other hosts, which only the Worker uses. */
export async function readArticleWithImages<K extends PageKind>(
  kind: K,
  slug: string,
  context: RequestContext,
): Promise<Read<ArticleWithImages<Article<K>>>> {
  if (!isSlug(slug)) return { status: "missing" };
  if (context.preview !== null) return readPreview(kind, slug, context);
  const query: SlugQuery<ArticleWithImages<Article<K>>> = {
    columns: textColumns(kind),
    complete: (row) =>
      withSanitizedBody(row, { imagePath: mediaPath(kind, slug), imageQuery: "" }, context),
    parse: (row) => {
      const parsed = parseArticle(kind, row);
      const { table } = articleTables[kind];
      if (parsed.isTextOnly) {
        context.log.error("article.body_reduced", { alert: true, table, slug });
      }
      return { slug: parsed.article.slug, value: parsed };
    },
  };
  return readBySlug(kind, slug, query, context);
}

const textColumns = (kind: PageKind) => `${columnsWithCover(kind)}, ${bodyColumns}`;

const queryBySlug = (kind: PageKind, slug: string, columns: string) => (client: AnonymousClient) =>
  client.from(articleTables[kind].table).select(columns).eq("slug", slug).single();

type SlugQuery<Value> = {
  columns: string;
  /** Adds to the row what the cache holds besides it. */
  complete: (row: Read<unknown>) => Promise<Read<unknown>>;
  /** @throws when the row is not what spec section 3 says */
  parse: (row: unknown) => { slug: string; value: Value };
};

/** What lists show of an article, and when it changed: no more than its head needs. */
const summaryQuery = <K extends PageKind>(kind: K): SlugQuery<ArticleSummary<K>> => ({
  columns: `${articleTables[kind].columns}, updated_at`,
  complete: async (row) => row,
  parse: (row) => {
    const { item } = articleTables[kind].parse(row);
    return { slug: item.slug, value: { ...item, changedAt: parseChangedAt(row) } };
  },
});

/** One row of a published article. */
async function readBySlug<Value>(
  kind: PageKind,
  slug: string,
  { columns, complete, parse }: SlugQuery<Value>,
  context: RequestContext,
): Promise<Read<Value>> {
  const table: ArticleTable<PageKind> = articleTables[kind].table;
  const query = queryBySlug(kind, slug, columns);
  // Both lists tell in an outage what there is.
  const slugs = readSlugs(kind, context);
  context.waitUntil(Promise.all([slugs, readRedirects(kind, context)]));
  const read = async () => complete(await queryDatabase(context, table, query));
  const parseOne = (row: unknown) => {
    const parsed = parse(row);
    if (parsed.slug !== slug) throw new TypeError("This is another article");
    return parsed.value;
  };
  const one = await readCached(
    {
      table,
      query,
      read,
      beyondLimit: async (ask) => (isUnlisted(slug, await slugs) ? { status: "missing" } : ask()),
      parse: parseOne,
    },
    context,
  );
  const confirmedAt = one.status === "read" ? one.confirmedAt : 0;
  const isOutage = one.status === "unavailable" || Date.now() - confirmedAt > articleCache.outageMs;
  if (one.status === "missing" || !isOutage) return one;
  // In an outage the list of all slugs distinguishes an article that never existed or was unpublished
  // from one that cannot be read now.
  const listed = await slugs;
  const isNewer = listed.status === "read" && listed.confirmedAt > confirmedAt;
  return isNewer && isUnlisted(slug, listed) ? { status: "missing" } : one;
}

/** Whether a list of all slugs says that there is no such article. */
function isUnlisted(slug: string, list: CachedRead<string[]>): boolean {
  if (list.status !== "read" || list.value.length >= maxListRows) return false;
  return !list.value.includes(slug);
}
