import type { SupabaseClient } from "@supabase/supabase-js";

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
  articleReadTimeoutMs,
  feedSize,
  pageSizes,
  quickFailureMs,
  sitemapSize,
} from "../../config/cache-lifetimes.ts";
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
import type { Environment } from "../ops/environment.ts";
import { type Read, withArticleCache } from "./article-cache.ts";
import { errorName } from "../ops/log.ts";
import { anonymousClient } from "../supabase.ts";
import type { RequestContext } from "../request-context.ts";

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
 * @returns paths and dates; of a table that cannot be read there are none
 */
export async function articleAddresses(context: RequestContext): Promise<ArticleAddress[]> {
  const lists = await Promise.all(detailTables.map((table) => readSlugs(table, context)));
  return lists.flatMap((list, index) =>
    list.outcome === "read"
      ? list.rows.map(({ slug, publishedAt }) => ({
          path: `/${index === 0 ? "success-stories" : "insights"}/${slug}`,
          publishedAt,
        }))
      : [],
  );
}

const detailTables = ["success_stories", "insights"] as const;

type DetailTable = (typeof detailTables)[number];

const readSlugs = (table: DetailTable, context: RequestContext) =>
  readList(context, {
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
  { table, select, limit, parse }: ListQuery<Row>,
): Promise<ListRead<Row>> {
  const read = async (): Promise<Read<Row[]>> => {
    const answer = await ask(context, table, (client) =>
      client
        .from(table)
        .select(select)
        .order("published_at", { ascending: false })
        .limit(limit)
        .abortSignal(AbortSignal.timeout(articleReadTimeoutMs)),
    );
    if (answer.outcome !== "read") return { outcome: "unavailable" };
    if (!Array.isArray(answer.value)) return { outcome: "unavailable" };
    // A row that is not what it should be does not take the others with it.
    const rows = answer.value.flatMap((row: unknown) => {
      try {
        return [parse(row)];
      } catch (thrown) {
        context.log.error("article.malformed", { alert: true, table, error: errorName(thrown) });
        return [];
      }
    });
    return { outcome: "read", value: rows };
  };
  const list = await withArticleCache(`list:${table}:${select}:${limit}`, read, context);
  if (list.outcome === "read") return { outcome: "read", rows: list.value };
  context.isDegraded = true;
  return { outcome: "unavailable" };
}

type OneQuery<Article> = {
  table: DetailTable;
  select: string;
  slug: string;
  parse: (row: unknown) => WithPictures<Article>;
};

async function readOne<Article>(
  context: RequestContext,
  { table, select, slug, parse }: OneQuery<Article>,
): Promise<Read<WithPictures<Article>>> {
  if (!isSlug(slug)) return { outcome: "missing" };
  if (context.isPreview) return readPreview(context, table, slug, parse);
  const read = async (): Promise<Read<WithPictures<Article>>> => {
    const answer = await ask(context, table, (client) =>
      client
        .from(table)
        .select(select)
        .eq("slug", slug)
        .abortSignal(AbortSignal.timeout(articleReadTimeoutMs))
        .single(),
    );
    if (answer.outcome !== "read") return answer;
    try {
      const value = parse(answer.value);
      if (value.isTextOnly) context.log.error("article.body_reduced", { alert: true, table, slug });
      return { outcome: "read", value };
    } catch (thrown) {
      context.log.error("article.malformed", { alert: true, table, error: errorName(thrown) });
      return { outcome: "unavailable" };
    }
  };
  const one = await withArticleCache(`one:${table}:${slug}`, read, context);
  const slugs = readSlugs(table, context);
  if (one.outcome !== "unavailable") {
    context.waitUntil(slugs);
    return one;
  }
  // In an outage the list of all addresses tells what never was there from what cannot be read now.
  const known = await slugs;
  const isComplete = known.outcome === "read" && known.rows.length < sitemapSize;
  const isThere = known.outcome === "read" && known.rows.some((row) => row.slug === slug);
  return isComplete && !isThere ? { outcome: "missing" } : one;
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

type Answer = { data: unknown; error: { code?: string } | null; status: number };

/** Asks the database once; PGRST116 is its way to say that there is no such row (spec section 8). */
async function ask(
  context: RequestContext,
  table: string,
  query: (client: SupabaseClient) => PromiseLike<Answer>,
): Promise<Read<unknown>> {
  const client = clientOf(context.environment);
  if (client === null) return { outcome: "unavailable" };
  const askedAt = Date.now();
  try {
    let answer = await query(client);
    // No answer at all, and at once: a connection kept from before was dead. A new one may not be.
    const isDead = answer.error !== null && answer.status === 0;
    if (isDead && Date.now() - askedAt < quickFailureMs) answer = await query(client);
    const { data, error, status } = answer;
    if (error === null) return { outcome: "read", value: data };
    if (error.code === "PGRST116") return { outcome: "missing" };
    context.log.warn("article.read_failed", { table, code: error.code || String(status) });
  } catch (thrown) {
    context.log.warn("article.read_failed", { table, error: errorName(thrown) });
  }
  return { outcome: "unavailable" };
}

const clients = new WeakMap<Environment, SupabaseClient>();

/** Reads as the anonymous visitor: row level security hides what is not published. */
function clientOf(environment: Environment): SupabaseClient | null {
  const { SUPABASE_URL, SUPABASE_ANON_KEY } = environment;
  if (SUPABASE_URL === null || SUPABASE_ANON_KEY === null) return null;
  const before = clients.get(environment);
  if (before) return before;
  const client: SupabaseClient = anonymousClient(SUPABASE_URL, SUPABASE_ANON_KEY);
  clients.set(environment, client);
  return client;
}

function withoutPictures<Article>(read: Read<WithPictures<Article>>): ArticleRead<Article> {
  return read.outcome === "read" ? { outcome: "found", article: read.value.article } : read;
}
