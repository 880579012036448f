import { cacheGenerations } from "../../config/cacheable-pages.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { cachedBody, platformCache } from "./platform-cache.ts";

const memoryOf = isolateMemory(() => ({ current: "", checkedAt: 0 }));

/**
 * The generation is part of every cache key of pages with articles: a purge changes it, so that older
 * entries are not found any more. It is stored in the platform's cache, so it applies to the isolates
 * of one data center; each reads it every two seconds.
 */
export async function cacheGeneration(context: RequestContext): Promise<string> {
  const memory = memoryOf(context.environment);
  if (Date.now() - memory.checkedAt < cacheGenerations.checkMs) return memory.current;
  memory.checkedAt = Date.now();
  try {
    const stored = await platformCache().match(urlOf(context));
    memory.current = stored ? new TextDecoder().decode(await cachedBody(stored)) : "";
  } catch (thrown) {
    context.log.warn("page.cache_read_failed", { error: errorName(thrown) });
  }
  return memory.current;
}

/** Begins a new generation. */
export async function startCacheGeneration(context: RequestContext): Promise<void> {
  const memory = memoryOf(context.environment);
  memory.current = crypto.randomUUID();
  memory.checkedAt = Date.now();
  const headers = { "cache-control": `max-age=${cacheGenerations.ttlSeconds}` };
  await platformCache().put(urlOf(context), new Response(memory.current, { headers }));
}

// The platform only caches URLs of the Worker's own host. No route answers at this path.
const urlOf = ({ siteOrigin }: RequestContext) => `${siteOrigin}/_pages/generation`;
