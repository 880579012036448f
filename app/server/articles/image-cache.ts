import { etagMatches } from "../http/etag.ts";
import { errorName } from "../environment/log.ts";
import { namedCache } from "../store/platform-cache.ts";
import type { RequestContext } from "../environment/request-context.ts";

/**
 * Browsers and shared caches may store the image of an article, and revalidate it each time. So an
 * image disappears with its article.
 */
const revalidated = "public, max-age=0, must-revalidate";

type CachedImage = {
  /** URL under which the platform caches it; holds everything that changes the image. */
  key: URL;
  ttlSeconds: number;
  /** Makes the image. Any response but status 200 is passed on and not cached. */
  make: () => Promise<Response>;
};

/**
 * Serves an image from the platform's cache, or makes it and caches it there. The caller has checked
 * that its article is published.
 */
export async function cachedImage(
  request: Request,
  { key, ttlSeconds, make }: CachedImage,
  context: RequestContext,
): Promise<Response> {
  const cached = await fromCache(key, context);
  const image = cached ?? (await make());
  if (image.status !== 200) return image;
  const etag = image.headers.get("etag") ?? `"${crypto.randomUUID()}"`;
  const headers = {
    "content-type": image.headers.get("content-type") ?? "application/octet-stream",
    etag,
  };
  if (!cached) {
    const stored = new Response(image.clone().body, {
      headers: { ...headers, "cache-control": `public, max-age=${ttlSeconds}` },
    });
    context.waitUntil(toCache(key, stored, context));
  }
  const isKnown = etagMatches(request, etag);
  if (isKnown) await image.body?.cancel();
  return new Response(isKnown ? null : image.body, {
    status: isKnown ? 304 : 200,
    headers: { ...headers, "cache-control": revalidated },
  });
}

const images = () => namedCache("article-images");

async function fromCache(key: URL, { log }: RequestContext): Promise<Response | undefined> {
  try {
    const cache = await images();
    return await cache.match(key.href);
  } catch (thrown) {
    log.warn("image.cache_read_failed", { error: errorName(thrown) });
    return undefined;
  }
}

async function toCache(key: URL, image: Response, { log }: RequestContext): Promise<void> {
  try {
    const cache = await images();
    await cache.put(key.href, image);
  } catch (thrown) {
    log.warn("image.cache_write_failed", { error: errorName(thrown) });
  }
}
