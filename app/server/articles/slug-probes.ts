import { slugProbes } from "../../config/cache-lifetimes.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import type { Environment } from "../environment/environment.ts";

const probesOf = isolateMemory(() => ({ startedAt: 0, count: 0 }));

/**
 * Counts a database query for a slug that is not in the memory cache. Such a query finds an article
 * that was published a moment ago. Beyond the limit, which only guessed slugs reach, the list of all
 * slugs decides.
 *
 * @returns whether the database may be queried
 */
export function countProbe(environment: Environment): boolean {
  const now = Date.now();
  const probes = probesOf(environment);
  if (now - probes.startedAt >= slugProbes.windowMs) {
    probes.startedAt = now;
    probes.count = 0;
  }
  probes.count += 1;
  return probes.count <= slugProbes.max;
}

/** A probe that found an article does not count. */
export function uncountProbe(environment: Environment): void {
  probesOf(environment).count -= 1;
}
