import * as z from "zod/mini";

import { articleCache, articleReadTimeoutMs } from "../../config/cache-lifetimes.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import { cacheGeneration } from "../store/cache-generation.ts";
import { createInFlight } from "../store/in-flight.ts";
import { withFallback } from "../environment/with-timeout.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { queryDatabase } from "./article-database.ts";
import { instant } from "./article-rows.ts";

const never = Number.POSITIVE_INFINITY;

const responseSchema = z.nullable(instant);

const memoryOf = isolateMemory(() => ({
  /** The last result of this isolate, when it queried, and in which generation of the caches. */
  known: { at: never, askedAt: 0, generation: "" },
  inFlight: createInFlight<number>(articleReadTimeoutMs),
}));

/**
 * When the next scheduled article appears, in milliseconds since 1970. Lists that were read before
 * that time are not served after it.
 *
 * @returns infinity where nothing is scheduled, and where the database cannot be read
 */
export async function nextPublication(context: RequestContext): Promise<number> {
  const generation = await cacheGeneration(context);
  const now = Date.now();
  const { known, inFlight } = memoryOf(context.environment);
  const isRecent = now - known.askedAt < articleCache.freshMs && generation === known.generation;
  if (isRecent && now < known.at) return known.at;
  const shared = inFlight.get(generation);
  // The query belongs to another request, which may have ended.
  if (shared) return withFallback(shared, articleReadTimeoutMs, never);
  const asking = ask(now, generation, context);
  inFlight.start(generation, asking);
  return asking;
}

async function ask(now: number, generation: string, context: RequestContext): Promise<number> {
  const read = await queryDatabase(context, "next_publication", (client) =>
    client.rpc("next_publication"),
  );
  if (read.status !== "read") return never;
  const { data } = responseSchema.safeParse(read.value);
  const at = data ? Date.parse(data) : never;
  memoryOf(context.environment).known = { at, askedAt: now, generation };
  return at;
}
