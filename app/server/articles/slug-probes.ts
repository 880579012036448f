import { slugProbes } from "../../config/cache-lifetimes.ts";

let probes = { startedAt: 0, count: 0 };

/**
 * Counts a database query for a slug that is not in the memory cache. Such a query finds an article
 * that was published a moment ago. Beyond the limit, which only guessed slugs reach, the list of all
 * slugs decides.
 *
 * @returns whether the database may be queried
 */
export function countProbe(): boolean {
  const now = Date.now();
  if (now - probes.startedAt >= slugProbes.windowMs) probes = { startedAt: now, count: 0 };
  probes.count += 1;
  return probes.count <= slugProbes.max;
}

/** A probe that found an article does not count. */
export function uncountProbe(): void {
  probes.count -= 1;
}
