import { loadedWithinMs } from "../config/cache-lifetimes.ts";
import { withFallback } from "../lib/with-fallback.ts";
import { listQuery } from "./article-queries.ts";
import { kindNames } from "./kinds.ts";
import { createQueryClient, dehydrateQueries } from "./dehydrated-queries.ts";
import { doNotCache } from "./load-article.ts";
import { readArchiveTotals } from "./read-articles.functions.ts";

/**
 * Reads the lists of `/resources` and does not wait for the database: what is not cached comes late.
 * "Loading stays true until all three queries finish" (spec section 4).
 *
 * @returns the queries for the island, or a promise that resolves when all three have finished; and how
 *   many articles there are of each kind, null while that is not known
 */
export async function loadLists() {
  const client = createQueryClient();
  const finished = Promise.allSettled(kindNames.map((kind) => client.query(listQuery(kind)))).then(
    () => dehydrateQueries(client),
  );
  const [loaded, totals] = await Promise.all([
    withFallback(finished, loadedWithinMs, null),
    readArchiveTotals(),
  ]);
  if (totals === null || Object.values(totals).includes(null)) doNotCache();
  return { queries: loaded ?? finished, totals };
}
