import { pictureLimits } from "../config/cache.ts";
import { readDetail } from "./article-reader.ts";
import { plainAnswer } from "./error-answers.ts";
import { errorName } from "./log.ts";
import type { WorkerContext } from "./worker-context.ts";

const address = /^\/media\/(success-stories|insights)\/([a-z0-9-]+)\/(\d{1,3})$/;

// No SVG: opened by itself it could run script on this site.
const pictureType = /^image\/(?:avif|webp|png|jpeg|gif)$/;

/**
 * A picture of an article that another host holds. The Worker fetches it, so that no page asks
 * another host for anything; only pictures that a published article names can be had this way.
 *
 * @param path of the request
 * @param context the request
 * @returns the picture; 404 or 502 without one; null for another path
 */
export async function pictureAnswer(
  path: string,
  context: WorkerContext,
): Promise<Response | null> {
  const [, kind, slug, number] = address.exec(path) ?? [];
  if (slug === undefined) return null;
  const read = await (kind === "insights" ? readDetail.insight : readDetail.story)(slug, context);
  const from = read.outcome === "read" ? read.value.pictures[Number(number)] : undefined;
  if (!from) return plainAnswer(404);
  try {
    return await fetched(from);
  } catch (thrown) {
    context.log.warn("picture.unread", { slug, error: errorName(thrown) });
    return plainAnswer(502);
  }
}

async function fetched(from: string): Promise<Response> {
  const answer = await fetch(from, {
    headers: { accept: "image/avif,image/webp,image/png,image/jpeg,image/gif" },
    signal: AbortSignal.timeout(pictureLimits.timeoutMs),
    // Cloudflare keeps what came from elsewhere; everywhere else this is ignored.
    cf: { cacheEverything: true, cacheTtl: pictureLimits.keptSeconds },
  } as RequestInit);
  const type = answer.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const length = Number(answer.headers.get("content-length") ?? 0);
  if (!answer.ok || !pictureType.test(type) || length > pictureLimits.largestBytes) {
    await answer.body?.cancel();
    return plainAnswer(502);
  }
  return new Response(answer.body, {
    headers: {
      "content-type": type,
      "cache-control": `public, max-age=${pictureLimits.keptSeconds}`,
    },
  });
}
