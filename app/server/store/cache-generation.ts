import { cacheGenerations } from "../../config/cacheable-pages.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { dataCenterCache } from "./data-center-cache.ts";

const memoryOf = isolateMemory(() => ({ current: "", checkedAt: 0 }));

const key = "generation";

/**
 * The generation is part of every key of the cache: a purge changes it, so that older entries are not
 * found any more. It is stored in the data center's cache, so it applies to the isolates of one data
 * center; each reads it every two seconds.
 */
export async function cacheGeneration(context: RequestContext): Promise<string> {
  const memory = memoryOf(context.environment);
  if (Date.now() - memory.checkedAt < cacheGenerations.checkMs) return memory.current;
  // Until it is read, others use the known one. A new isolate knows none: there each request reads it.
  if (memory.checkedAt > 0) memory.checkedAt = Date.now();
  const before = memory.current;
  const stored = await (await dataCenterCache.match(key, context))?.text();
  // Another one may have begun meanwhile.
  if (stored !== undefined && memory.current === before) memory.current = stored;
  memory.checkedAt = Date.now();
  return memory.current;
}

/**
 * Begins a new generation.
 *
 * @throws where it cannot be stored
 */
export async function startCacheGeneration(context: RequestContext): Promise<void> {
  const current = crypto.randomUUID();
  Object.assign(memoryOf(context.environment), { current, checkedAt: Date.now() });
  const headers = { "cache-control": `max-age=${cacheGenerations.ttlSeconds}` };
  const isStored = await dataCenterCache.put(key, new Response(current, { headers }), context);
  if (!isStored) throw new Error("The generation is not stored");
}
