import { loadedWithinMs } from "../config/cache-lifetimes.ts";
import { articleClient } from "./article-client.ts";
import { listQuery } from "./article-queries.ts";
import { dehydrateQueries } from "./dehydrate-queries.ts";
import { kindNames } from "./kinds.ts";

/**
 * Starts the lists of `/resources` and does not wait for the database: what is not cached is streamed.
 * "Loading stays true until all three queries finish" (spec section 4).
 *
 * @returns the queries for the browser, those in flight too; `allSettled` is null when all are loaded
 */
export async function loadLists() {
  const client = articleClient();
  const allSettled = Promise.allSettled(
    kindNames.map((kind) => client.query(listQuery(kind))),
  ).then(() => undefined);
  const areLoaded = await Promise.race([allSettled.then(() => true), timeout()]);
  return {
    allSettled: areLoaded ? null : allSettled,
    queries: dehydrateQueries(),
  };
}

function timeout(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), loadedWithinMs);
  });
}
