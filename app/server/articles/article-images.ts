import { kindOfSegment } from "../../articles/kinds.ts";
import { imageLimits } from "../../config/cache-lifetimes.ts";
import { plainResponse } from "../http/error-responses.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { cachedImage } from "./image-cache.ts";
import { isFetchableImage, isBucketImage } from "../../lib/image-source.ts";
import { readArticleWithImages } from "./read-article.ts";

const imagePath = /^\/media\/([a-z-]+)\/([a-z0-9-]+)\/(\d{1,3})$/;

// No SVG: opened by itself it could run script on this site.
const imageType = /^image\/(?:avif|webp|png|jpeg|gif)$/;

/**
 * An image of an article that another host holds. The Worker fetches it, so that no page asks another
 * host for anything. Only images that a published article names are served.
 *
 * @returns 404 for no such image, 502 for one that cannot be fetched, null for another path
 */
export async function articleImageResponse(
  request: Request,
  url: URL,
  context: RequestContext,
): Promise<Response | null> {
  const [, segment, slug, number] = imagePath.exec(url.pathname) ?? [];
  const kind = kindOfSegment(segment);
  if (!kind || slug === undefined) return null;
  const read = await readArticleWithImages(kind, slug, context);
  if (read.status === "unavailable") return plainResponse(502);
  const from = read.status === "read" ? read.value.images[Number(number)] : undefined;
  if (!from) return plainResponse(404);
  try {
    const key = `${url.pathname} ${from}`;
    const ownHosts = [url.hostname, new URL(context.siteOrigin).hostname];
    const make = () => fetchImage(from, context.environment.SUPABASE_URL, ownHosts);
    return await cachedImage(request, { key, ttlSeconds: imageLimits.ttlSeconds, make }, context);
  } catch (thrown) {
    context.log.warn("image.fetch_failed", { slug, error: errorName(thrown) });
    return plainResponse(502);
  }
}

/** @param ownHosts of this site: an image that names itself would be fetched without end */
async function fetchImage(
  from: string,
  supabaseUrl: string | null,
  ownHosts: readonly string[],
): Promise<Response> {
  // A file in our own bucket; `SUPABASE_URL` says where that is.
  const url = isBucketImage(from) ? `${supabaseUrl}/storage/v1/object/public${from}` : from;
  const response = await fetchFollowing(
    url,
    AbortSignal.timeout(imageLimits.timeoutMs),
    (next) =>
      (isFetchableImage(next) && !ownHosts.includes(new URL(next).hostname)) ||
      (isBucketImage(from) && next === url),
  );
  const type = response?.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const length = Number(response?.headers.get("content-length") ?? 0);
  if (!response?.ok || !imageType.test(type) || length > imageLimits.maxBytes) {
    await response?.body?.cancel();
    return plainResponse(502);
  }
  const body = response.body?.pipeThrough(withByteLimit(imageLimits.maxBytes)) ?? null;
  // An image without a length, or compressed, is read to its end first: half of an interrupted image
  // would be cached as a whole one.
  const isSized = length > 0 && !response.headers.has("content-encoding");
  return new Response(isSized ? body : await new Response(body).arrayBuffer(), {
    headers: { "content-type": type },
  });
}

/** Follows redirects one by one: each must lead to where an image may come from. */
async function fetchFollowing(
  from: string,
  signal: AbortSignal,
  isAllowed: (url: string) => boolean,
): Promise<Response | null> {
  let next = from;
  for (let hop = 0; hop <= imageLimits.maxRedirects; hop += 1) {
    if (!isAllowed(next)) return null;
    const response = await fetch(next, {
      headers: { accept: "image/avif,image/webp,image/png,image/jpeg,image/gif" },
      redirect: "manual",
      signal,
      // Cached by us once it has turned out to be an image; a failure never is.
      cache: "no-store",
    });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, next)) return null;
    next = new URL(location, next).href;
  }
  return null;
}

/** Fails once the body is larger than the limit, whatever its declared length. */
function withByteLimit(limitBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > limitBytes) controller.error(new Error("The image is too large"));
      else controller.enqueue(chunk);
    },
  });
}
