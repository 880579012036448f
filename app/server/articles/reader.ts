import {
  type ArticleRead,
  type Insight,
  type InsightDetail,
  isSlug,
  type ListRead,
  type Story,
  type StoryDetail,
  type Update,
} from "../../articles/contract.ts";
import {
  articleCache,
  articleReadTimeoutMs,
  feedSize,
  pageSizes,
  sitemapSize,
  slugProbes,
} from "../../config/cache-lifetimes.ts";
import { ask } from "./article-database.ts";
import {
  columns,
  toInsight,
  toInsightDetail,
  toSlug,
  toStory,
  toStoryDetail,
  toUpdate,
  type WithPictures,
} from "./article-rows.ts";
import { type CachedRead, isInMemory, type Read, withArticleCache } from "./article-cache.ts";
import { errorName } from "../ops/log.ts";
import { createResults, type RequestContext } from "../request-context.ts";

/** The newest stories, insights and updates, as the lists of `/resources` show them (spec section 7). */
export const readLatest = {
  stories: (context: RequestContext) =>
    readList<Story>(context, {
      table: "success_stories",
      select: columns.story,
      limit: pageSizes.stories,
      parse: toStory,
    }),
  insights: (context: RequestContext) =>
    readList<Insight>(context, {
      table: "insights",
      select: columns.insight,
      limit: pageSizes.insights,
      parse: toInsight,
    }),
  updates: (context: RequestContext) =>
    readList<Update>(context, {
      table: "updates",
      select: columns.update,
      limit: pageSizes.updates,
      parse: toUpdate,
    }),
};

/** The same for feeds, which hold more. */
export const readForFeed = {
  insights: (context: RequestContext) =>
    readList<Insight>(context, {
      table: "insights",
      select: columns.insight,
      limit: feedSize,
      parse: toInsight,
    }),
  updates: (context: RequestContext) =>
    readList<Update>(context, {
      table: "updates",
      select: columns.update,
      limit: feedSize,
      parse: toUpdate,
    }),
};

/** One story or insight by its slug, with the body (spec section 7). */
export const readArticle = {
  story: async (slug: string, context: RequestContext): Promise<ArticleRead<StoryDetail>> =>
    withoutPictures(await readDetail.story(slug, context)),
  insight: async (slug: string, context: RequestContext): Promise<ArticleRead<InsightDetail>> =>
    withoutPictures(await readDetail.insight(slug, context)),
};

/** The same with where the pictures really are, which only the Worker needs to know. */
export const readDetail = {
  story: (slug: string, context: RequestContext) =>
    readOne<StoryDetail>(context, {
      table: "success_stories",
      select: `${columns.story}, content`,
      slug,
      parse: toStoryDetail,
    }),
  insight: (slug: string, context: RequestContext) =>
    readOne<InsightDetail>(context, {
      table: "insights",
      select: `${columns.insight}, content`,
      slug,
      parse: toInsightDetail,
    }),
};

/** The address of a published article, and when it was published (ISO 8601). */
export type ArticleAddress = { path: string; publishedAt: string };

/**
 * Every published article, newest first, for the sitemap.
 *
 * @param context the request that asks
 * @returns paths and dates; null when one of the tables cannot be read and has no copy
 */
export async function articleAddresses(context: RequestContext): Promise<ArticleAddress[] | null> {
  const lists = await Promise.all(detailTables.map((table) => readSlugs(table, context)));
  const addresses: ArticleAddress[] = [];
  for (const [index, list] of lists.entries()) {
    if (list.outcome !== "read") return null;
    const folder = index === 0 ? "success-stories" : "insights";
    for (const { slug, publishedAt } of list.value) {
      addresses.push({ path: `/${folder}/${slug}`, publishedAt });
    }
  }
  return addresses;
}

const detailTables = ["success_stories", "insights"] as const;

type DetailTable = (typeof detailTables)[number];

type Slugs = { slug: string; publishedAt: string }[];

const readSlugs = (table: DetailTable, context: RequestContext): Promise<CachedRead<Slugs>> =>
  readRows(context, {
    table,
    select: "slug, published_at",
    limit: sitemapSize,
    parse: toSlug,
  });

type ListQuery<Row> = {
  table: "success_stories" | "insights" | "updates";
  select: string;
  limit: number;
  parse: (row: unknown) => Row;
};

async function readList<Row>(
  context: RequestContext,
  query: ListQuery<Row>,
): Promise<ListRead<Row>> {
  const list = await readRows(context, query);
  if (list.outcome === "read") return { outcome: "read", rows: list.value };
  context.results.isDegraded = true;
  return { outcome: "unavailable" };
}

function readRows<Row>(
  context: RequestContext,
  { table, select, limit, parse }: ListQuery<Row>,
): Promise<CachedRead<Row[]>> {
  const read = () =>
    ask(context, table, (client) =>
      client
        .from(table)
        .select(select)
        .order("published_at", { ascending: false })
        .limit(limit)
        .abortSignal(AbortSignal.timeout(articleReadTimeoutMs)),
    );
  const parseAll = (rows: unknown) => {
    if (!Array.isArray(rows)) throw new TypeError("A list is expected");
    // A row that is not what it should be does not take the others with it.
    const parsed = rows.flatMap((row: unknown) => {
      try {
        return [parse(row)];
      } catch (thrown) {
        context.log.error("article.malformed", { alert: true, table, error: errorName(thrown) });
        return [];
      }
    });
    if (rows.length > 0 && parsed.length === 0) throw new TypeError("These are other rows");
    return parsed;
  };
  const key = `list:${table}:${select}:${limit}`;
  return withArticleCache({ table, key, read, parse: parseAll }, context);
}

type OneQuery<Article> = {
  table: DetailTable;
  select: string;
  slug: string;
  parse: (row: unknown) => WithPictures<Article>;
};

async function readOne<Article extends { slug: string }>(
  context: RequestContext,
  { table, select, slug, parse }: OneQuery<Article>,
): Promise<Read<WithPictures<Article>>> {
  if (!isSlug(slug)) return { outcome: "missing" };
  if (context.isPreview) return readPreview(context, table, slug, parse);
  const key = `one:${table}:${select}:${slug}`;
  // Results of its own: the lifetime of this list is not that of the page that shows the article.
  const slugs = readSlugs(table, { ...context, results: createResults() });
  context.waitUntil(slugs);
  const isProbe = !isInMemory(key);
  if (isProbe && !mayProbe() && isUnlisted(slug, await slugs)) return { outcome: "missing" };
  const read = () =>
    ask(context, table, (client) =>
      client
        .from(table)
        .select(select)
        .eq("slug", slug)
        .abortSignal(AbortSignal.timeout(articleReadTimeoutMs))
        .single(),
    );
  const parseThis = (row: unknown) => {
    const parsed = parse(row);
    if (parsed.article.slug !== slug) throw new TypeError("This is another row");
    if (parsed.isTextOnly) context.log.error("article.body_reduced", { alert: true, table, slug });
    return parsed;
  };
  const one = await withArticleCache({ table, key, read, parse: parseThis }, context);
  if (isProbe && one.outcome === "read") probes.count -= 1;
  const confirmedAt = one.outcome === "read" ? one.confirmedAt : 0;
  const isOutage =
    one.outcome === "unavailable" || Date.now() - confirmedAt > articleCache.maxAgeMs;
  if (one.outcome === "missing" || !isOutage) return one;
  // In an outage the list of all slugs tells what never was there, or was taken back, from what
  // cannot be read now.
  const listed = await slugs;
  const isNewer = listed.outcome === "read" && listed.confirmedAt > confirmedAt;
  return isNewer && isUnlisted(slug, listed) ? { outcome: "missing" } : one;
}

/** Whether a list of all slugs says that there is no such article. */
function isUnlisted(slug: string, list: CachedRead<Slugs>): boolean {
  if (list.outcome !== "read" || list.value.length >= sitemapSize) return false;
  return !list.value.some((row) => row.slug === slug);
}

let probes = { since: 0, count: 0 };

/**
 * Whether the database may be asked for an article that memory does not know. An article that was
 * published a moment ago is found this way, and does not count. Beyond the limit, which only guessed
 * addresses reach, the list of all slugs decides.
 */
function mayProbe(): boolean {
  const now = Date.now();
  if (now - probes.since >= slugProbes.windowMs) probes = { since: now, count: 0 };
  probes.count += 1;
  return probes.count <= slugProbes.max;
}

/** One article, published or not, past every copy (supabase/migrations/..._previews.sql). */
async function readPreview<Article>(
  context: RequestContext,
  table: DetailTable,
  slug: string,
  parse: (row: unknown) => WithPictures<Article>,
): Promise<Read<WithPictures<Article>>> {
  const answer = await ask(context, "preview_article", (client) =>
    client
      .rpc("preview_article", {
        kind: table === "insights" ? "insights" : "success-stories",
        article_slug: slug,
        preview_key: context.environment.PREVIEW_KEY,
      })
      .abortSignal(AbortSignal.timeout(articleReadTimeoutMs)),
  );
  if (answer.outcome !== "read") return answer;
  if (answer.value === null) return { outcome: "missing" };
  const { article, ...rest } = parse(answer.value);
  return { outcome: "read", value: { ...rest, article: { ...article, isPreview: true } } };
}

function withoutPictures<Article>(read: Read<WithPictures<Article>>): ArticleRead<Article> {
  return read.outcome === "read" ? { outcome: "found", article: read.value.article } : read;
}
