import { articleReadTimeoutMs } from "../../config/cache-lifetimes.ts";
import { articlePath, pageKinds } from "../../articles/kinds.ts";
import { indexNow } from "../../config/limits.ts";
import type { Environment } from "../environment/environment.ts";
import { errorName, type Log } from "../environment/log.ts";
import { queryDatabase } from "./article-database.ts";
import { articleTables, parseSlug } from "./article-rows.ts";

/** Where search engines read the key, which proves that the announcement comes from this site. */
export const indexNowKeyPath = "/indexnow.txt";

/**
 * Announces articles to the search engines that take part in IndexNow: those that appeared or were
 * corrected since the run before, however they were published, at a scheduled time too. Does nothing
 * outside production, and without `INDEXNOW_KEY` and `SITE_ORIGIN`. An announcement that fails is not repeated: search engines
 * find the article in the sitemap.
 *
 * @param now time of this run, in milliseconds since 1970
 */
export async function announceArticles(
  environment: Environment,
  now: number,
  log: Log,
): Promise<void> {
  const { ENVIRONMENT, INDEXNOW_KEY: key, INDEXNOW_URL: url, SITE_ORIGIN: origin } = environment;
  if (ENVIRONMENT !== "production" || key === null || origin === null) return;
  try {
    const paths = await changedPaths({ environment, log }, now - indexNow.intervalMs, now);
    if (paths.length === 0) return;
    const response = await fetch(url ?? indexNow.url, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify({
        host: new URL(origin).host,
        key,
        keyLocation: new URL(indexNowKeyPath, origin).href,
        urlList: paths.map((path) => new URL(path, origin).href),
      }),
      redirect: "manual",
      signal: AbortSignal.timeout(articleReadTimeoutMs),
    });
    await response.body?.cancel();
    const { status } = response;
    if (response.ok) log.info("article.announced", { count: paths.length, status });
    else log.warn("article.announcement_failed", { status });
  } catch (thrown) {
    log.warn("article.announcement_failed", { error: errorName(thrown) });
  }
}

/** The paths of published articles that changed for their readers in a span of time. */
async function changedPaths(
  context: { environment: Environment; log: Log },
  from: number,
  to: number,
): Promise<string[]> {
  const [after, before] = [new Date(from).toISOString(), new Date(to).toISOString()];
  const during = (column: string) => `and(${column}.gte.${after},${column}.lt.${before})`;
  const lists = await Promise.all(
    pageKinds.map(async (kind) => {
      const { table } = articleTables[kind];
      const read = await queryDatabase(context, table, (client) =>
        client
          .from(table)
          .select("slug")
          .lt("published_at", before)
          // The time of a new article may lie before it was written into the database.
          .or(["published_at", "updated_at", "created_at"].map(during).join(","))
          .limit(indexNow.maxUrls),
      );
      const rows = read.status === "read" && Array.isArray(read.value) ? read.value : [];
      return rows.map((row: unknown) => articlePath(kind, parseSlug(row)));
    }),
  );
  return lists.flat().slice(0, indexNow.maxUrls);
}
