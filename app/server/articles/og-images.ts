import { ogImages } from "../../config/cache-lifetimes.ts";
import { readDetail } from "./reader.ts";
import { plainResponse } from "../http/error-responses.ts";
import { cachedImage } from "./image-cache.ts";
import { errorName } from "../ops/log.ts";
import type { RequestContext } from "../request-context.ts";

const address = /^\/og\/(success-stories|insights)-([a-z0-9-]+)\.png$/;

/** Shown where an article's own picture cannot be made. */
const siteImage = "/og/resources.png";

/**
 * The picture that other sites show for an article, drawn with its title when it is first asked for.
 *
 * @returns the picture; the site's own when it cannot be made; 404 without such an article; null for
 *   another address
 */
export async function ogImageResponse(
  request: Request,
  url: URL,
  context: RequestContext,
): Promise<Response | null> {
  const [, kind, slug] = address.exec(url.pathname) ?? [];
  if (slug === undefined) return null;
  const read = await (kind === "insights" ? readDetail.insight : readDetail.story)(slug, context);
  if (read.outcome === "missing") return plainResponse(404);
  if (read.outcome === "unavailable") return fallback(url, context);
  try {
    const { title } = read.value.article;
    // The title is part of the key: a corrected one has a new picture at once.
    const key = new URL(url.pathname, url.origin);
    key.searchParams.set("title", title);
    const make = async () => {
      const { renderOgImage } = await import("./render-og-image.ts");
      return new Response(await renderOgImage(title), {
        headers: { "content-type": "image/png" },
      });
    };
    return await cachedImage(request, { key, ttlSeconds: ogImages.ttlSeconds, make }, context);
  } catch (thrown) {
    context.log.error("og_image.render_failed", { alert: true, slug, error: errorName(thrown) });
    return fallback(url, context);
  }
}

async function fallback(url: URL, { environment }: RequestContext): Promise<Response> {
  if (environment.ASSETS === null) return plainResponse(404);
  const image = await environment.ASSETS.fetch(new URL(siteImage, url.origin).href);
  // For a short time only: the next one may be the article's own.
  return new Response(await image.arrayBuffer(), {
    status: image.status,
    headers: {
      "content-type": image.headers.get("content-type") ?? "image/png",
      "cache-control": `public, max-age=${ogImages.fallbackSeconds}`,
    },
  });
}
