import { loadedWithinMs } from "../config/cache-lifetimes.ts";
import { listQuery } from "./article-queries.ts";
import { kindNames } from "./kinds.ts";
import { createQueryClient, dehydrateQueries } from "./dehydrated-queries.ts";

/**
 * Reads the lists of `/resources` and does not wait for the database: what is not cached is streamed.
 * "Loading stays true until all three queries finish" (spec section 4).
 *
 * @returns the queries for the island, or a promise that resolves when all three have finished
 */
export async function loadLists() {
  const client = createQueryClient();
  const finished = Promise.allSettled(kindNames.map((kind) => client.query(listQuery(kind)))).then(
    () => dehydrateQueries(client),
  );
  const loaded = await Promise.race([finished, timeout()]);
  return { queries: loaded ?? finished };
}

function timeout(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), loadedWithinMs);
  });
}
