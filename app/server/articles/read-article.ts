import { type ArticleRead, isSlug } from "../../articles/contract.ts";
import { type Article, type PageKind } from "../../articles/kinds.ts";
import { articleCache, maxListRows } from "../../config/cache-lifetimes.ts";
import { createResults, type RequestContext } from "../environment/request-context.ts";
import { type CachedRead, isInMemory, type Read, withArticleCache } from "./article-cache.ts";
import { queryDatabase } from "./article-database.ts";
import {
  type ArticleTable,
  articleTables,
  type ArticleWithImages,
  bodyColumns,
  mediaPath,
  parseArticle,
} from "./article-rows.ts";
import { readPreview } from "./read-preview.ts";
import { movedTo, readRedirects } from "./redirects.ts";
import { readSlugs, type Slugs } from "./reader.ts";
import { withSanitizedBody } from "./sanitized-body.ts";
import { countProbe, uncountProbe } from "./slug-probes.ts";

/** One article with its body (spec section 7), as browsers get it. */
export async function readArticle<K extends PageKind>(
  kind: K,
  slug: string,
  context: RequestContext,
): Promise<ArticleRead<Article<K>>> {
  const read = await readArticleWithImages(kind, slug, context);
  if (read.status === "read") return { status: "read", article: read.value.article };
  if (read.status !== "missing" || !isSlug(slug)) return read;
  const moved = await movedTo(kind, slug, context);
  return moved.status === "read" ? { status: "moved", slug: moved.value } : moved;
}

/** The same with the URLs of its images on other hosts, which only the Worker uses. */
export async function readArticleWithImages<K extends PageKind>(
  kind: K,
  slug: string,
  context: RequestContext,
): Promise<Read<ArticleWithImages<Article<K>>>> {
  if (!isSlug(slug)) return { status: "missing" };
  if (context.preview !== null) return readPreview(kind, slug, context);
  const table: ArticleTable<PageKind> = articleTables[kind].table;
  const columns = `${articleTables[kind].columns}, ${bodyColumns}`;
  const key = `one:${table}:${columns}:${slug}`;
  // Both lists tell in an outage what there is. A copy of the context: their age does not limit the page
  // that shows the article.
  const listContext = { ...context, results: createResults() };
  const slugs = readSlugs(kind, listContext);
  context.waitUntil(Promise.all([slugs, readRedirects(kind, listContext)]));
  const isProbe = !isInMemory(key, context.environment);
  if (isProbe && !countProbe(context.environment) && isUnlisted(slug, await slugs))
    return { status: "missing" };
  const read = async () => {
    const row = await queryDatabase(context, table, (client) =>
      client.from(table).select(columns).eq("slug", slug).single(),
    );
    const images = { imagePath: mediaPath(kind, slug), imageQuery: "" };
    return withSanitizedBody(row, images, context);
  };
  const parse = (row: unknown) => {
    const parsed = parseArticle(kind, row);
    if (parsed.article.slug !== slug) throw new TypeError("This is another article");
    if (parsed.isTextOnly) context.log.error("article.body_reduced", { alert: true, table, slug });
    return parsed;
  };
  const one = await withArticleCache({ table, key, read, parse }, context);
  if (isProbe && one.status === "read") uncountProbe(context.environment);
  const confirmedAt = one.status === "read" ? one.confirmedAt : 0;
  const isOutage = one.status === "unavailable" || Date.now() - confirmedAt > articleCache.maxAgeMs;
  if (one.status === "missing" || !isOutage) return one;
  // In an outage the list of all slugs distinguishes an article that never existed or was unpublished
  // from one that cannot be read now.
  const listed = await slugs;
  const isNewer = listed.status === "read" && listed.confirmedAt > confirmedAt;
  return isNewer && isUnlisted(slug, listed) ? { status: "missing" } : one;
}

/** Whether a list of all slugs says that there is no such article. */
function isUnlisted(slug: string, list: CachedRead<Slugs>): boolean {
  if (list.status !== "read" || list.value.length >= maxListRows) return false;
  return !list.value.some((row) => row.slug === slug);
}
