import { type PageIndex, pageIndexFile } from "../../lib/page-index.ts";
import { fetchAsset } from "../environment/bound-services.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";

/** The index of this build, read once per isolate. */
const memoryOf = isolateMemory((): { index?: PageIndex } => ({}));

/** @returns the index of the pages, empty where the build has left none */
export async function readPageIndex({ environment, log }: RequestContext): Promise<PageIndex> {
  const memory = memoryOf(environment);
  if (memory.index) return memory.index;
  try {
    const response = await fetchAsset(environment, pageIndexFile);
    // The build has written this file.
    memory.index = await response.json<PageIndex>();
    return memory.index;
  } catch (thrown) {
    log.warn("search.index_missing", { error: errorName(thrown) });
    return { pages: [], terms: [] };
  }
}
