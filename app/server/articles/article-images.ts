import { imageLimits } from "../../config/cache-lifetimes.ts";
import { readDetail } from "./reader.ts";
import { plainResponse } from "../http/error-responses.ts";
import { isPicture } from "./normalize-html.ts";
import { cachedImage } from "./image-cache.ts";
import { errorName } from "../ops/log.ts";
import type { RequestContext } from "../request-context.ts";

const address = /^\/media\/(success-stories|insights)\/([a-z0-9-]+)\/(\d{1,3})$/;

// No SVG: opened by itself it could run script on this site.
const pictureType = /^image\/(?:avif|webp|png|jpeg|gif)$/;

/**
 * A picture of an article that another host holds. The Worker fetches it, so that no page asks
 * another host for anything; only pictures that a published article names can be had this way.
 *
 * @returns the picture; 404 or 502 without one; null for another path
 */
export async function articleImageResponse(
  request: Request,
  url: URL,
  context: RequestContext,
): Promise<Response | null> {
  const [, kind, slug, number] = address.exec(url.pathname) ?? [];
  if (slug === undefined) return null;
  const read = await (kind === "insights" ? readDetail.insight : readDetail.story)(slug, context);
  const from = read.outcome === "read" ? read.value.pictures[Number(number)] : undefined;
  if (!from) return plainResponse(404);
  try {
    const key = new URL(url.pathname, url.origin);
    key.searchParams.set("from", from);
    const make = () => fetched(from);
    return await cachedImage(request, { key, ttlSeconds: imageLimits.ttlSeconds, make }, context);
  } catch (thrown) {
    context.log.warn("image.fetch_failed", { slug, error: errorName(thrown) });
    return plainResponse(502);
  }
}

async function fetched(from: string): Promise<Response> {
  const answer = await followed(from, AbortSignal.timeout(imageLimits.timeoutMs));
  const type = answer?.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const length = Number(answer?.headers.get("content-length") ?? 0);
  if (!answer?.ok || !pictureType.test(type) || length > imageLimits.maxBytes) {
    await answer?.body?.cancel();
    return plainResponse(502);
  }
  const body = answer.body?.pipeThrough(upTo(imageLimits.maxBytes)) ?? null;
  // What does not say how large it is, or is packed, is read to its end first: half a picture that
  // was broken off would be kept as a whole one.
  const isSized = length > 0 && !answer.headers.has("content-encoding");
  return new Response(isSized ? body : await new Response(body).arrayBuffer(), {
    headers: { "content-type": type },
  });
}

/** Follows redirects one by one: each must lead where a picture may come from. */
async function followed(from: string, signal: AbortSignal): Promise<Response | null> {
  let next = from;
  for (let hop = 0; hop <= imageLimits.maxRedirects; hop += 1) {
    if (!isPicture(next)) return null;
    const answer = await fetch(next, {
      headers: { accept: "image/avif,image/webp,image/png,image/jpeg,image/gif" },
      redirect: "manual",
      signal,
      // Cached once it has turned out to be a picture; a failure never is.
      cache: "no-store",
    });
    const location = answer.headers.get("location");
    if (answer.status < 300 || answer.status >= 400 || location === null) return answer;
    await answer.body?.cancel();
    if (!URL.canParse(location, next)) return null;
    next = new URL(location, next).href;
  }
  return null;
}

/** Breaks off what turns out larger than it said, or never said how large it is. */
function upTo(limitBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > limitBytes) controller.error(new Error("The picture is too large"));
      else controller.enqueue(chunk);
    },
  });
}
