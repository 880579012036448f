import type { RequestContext } from "../environment/request-context.ts";
import { etagMatches } from "../http/etag.ts";
import { dataCenterCache } from "../store/data-center-cache.ts";

/**
 * Browsers and shared caches may store the image of an article, and revalidate it each time. So an
 * image disappears with its article.
 */
const revalidated = "public, max-age=0, must-revalidate";

type CachedImage = {
  /** Holds everything that changes the image. */
  key: string;
  ttlSeconds: number;
  /** Makes the image. Any response but status 200 is passed on and not cached. */
  make: () => Promise<Response>;
};

/**
 * Serves an image from the data center's cache, or makes it and caches it there. The caller has checked
 * that its article is published.
 */
export async function cachedImage(
  request: Request,
  { key, ttlSeconds, make }: CachedImage,
  context: RequestContext,
): Promise<Response> {
  const cached = await dataCenterCache.match(key, context);
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
    context.waitUntil(dataCenterCache.put(key, stored, context));
  }
  const isKnown = etagMatches(request, etag);
  if (isKnown) await image.body?.cancel();
  return new Response(isKnown ? null : image.body, {
    status: isKnown ? 304 : 200,
    headers: { ...headers, "cache-control": revalidated },
  });
}
