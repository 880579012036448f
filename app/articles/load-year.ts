import { yearWaitMs } from "../config/cache-lifetimes.ts";
import { withFallback } from "../lib/with-fallback.ts";
import type { PublishedYear } from "./kinds.ts";
import { readPublishedYear } from "./read-articles.functions.ts";

/**
 * What was published this year.
 *
 * @returns null when it cannot be read soon: the form does not wait for it
 */
export const loadYear = (): Promise<PublishedYear | null> =>
  withFallback(readPublishedYear(), yearWaitMs, null);
