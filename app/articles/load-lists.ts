import { loadedWithinMs } from "../config/cache-lifetimes.ts";
import { feedsOf } from "../content/feeds.ts";
import { head } from "../content/heads/resources.ts";
import { site } from "../content/site.ts";
import { feedLinks } from "./article-meta.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { articleClient } from "./article-client.ts";
import { insightQueries, storyQueries, updateQueries } from "./article-queries.ts";
import { dehydrateForBrowser } from "./dehydrate-cache.ts";

/**
 * Starts the three lists of `/resources` and does not wait for the database: what has no copy follows
 * in the same answer. "Loading stays true until all three queries finish" (spec section 4).
 *
 * @returns the page's head; the cache for the browser, rows to come included; `settled` is null when
 *   all rows are there
 */
export async function loadLists() {
  const client = articleClient();
  const settled = Promise.allSettled([
    client.query(storyQueries.latest()),
    client.query(insightQueries.latest()),
    client.query(updateQueries.latest()),
  ]).then(() => undefined);
  const areLoaded = await Promise.race([settled.then(() => true), later()]);
  const { meta, links } = pageMeta(site, head);
  return {
    head: { meta, links: [...links, ...feedLinks([...feedsOf.insights, ...feedsOf.updates])] },
    settled: areLoaded ? null : settled,
    cache: dehydrateForBrowser(),
  };
}

function later(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), loadedWithinMs);
  });
}
