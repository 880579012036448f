import { yearWaitMs } from "../config/cache-lifetimes.ts";
import type { PublishedYear } from "./kinds.ts";
import { fetchYear } from "./read-articles.functions.ts";

/**
 * What was published this year.
 *
 * @returns null when it cannot be read soon: the form does not wait for it
 */
export async function loadYear(): Promise<PublishedYear | null> {
  const read = fetchYear().catch(() => null);
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), yearWaitMs);
  });
  return Promise.race([read, late]);
}
