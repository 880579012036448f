import { loadedWithinMs } from "../config/cache-lifetimes.ts";
import { articleClient } from "./article-client.ts";
import { insightQueries, storyQueries, updateQueries } from "./article-queries.ts";
import { dehydrateForBrowser } from "./dehydrate-cache.ts";

/**
 * Starts the three lists of `/resources` and does not wait for the database: what has no copy follows
 * in the same answer. "Loading stays true until all three queries finish" (spec section 4).
 *
 * @returns the cache for the browser, rows to come included; `settled` is null when all rows are there
 */
export async function loadLists() {
  const client = articleClient();
  const settled = Promise.allSettled([
    client.query(storyQueries.latest()),
    client.query(insightQueries.latest()),
    client.query(updateQueries.latest()),
  ]).then(() => undefined);
  const areLoaded = await Promise.race([settled.then(() => true), later()]);
  return {
    settled: areLoaded ? null : settled,
    cache: dehydrateForBrowser(),
  };
}

function later(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), loadedWithinMs);
  });
}
