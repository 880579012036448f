import { type PageIndex, pageIndexFile } from "../../lib/page-index.ts";
import { readAsset } from "../environment/bound-services.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";

/** @returns the index of the pages, empty where the build has left none */
export async function readPageIndex({ environment, log }: RequestContext): Promise<PageIndex> {
  try {
    // The build has written this file.
    return await readAsset(environment, pageIndexFile, (file) => file.json<PageIndex>());
  } catch (thrown) {
    log.warn("search.index_missing", { error: errorName(thrown) });
    return { pages: [], terms: [] };
  }
}
