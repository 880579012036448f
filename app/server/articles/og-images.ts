import { articleKinds, kindOfSegment, pageKinds } from "../../articles/kinds.ts";
import { ogImages } from "../../config/cache-lifetimes.ts";
import { landingEntries } from "../../content/landing-pages.ts";
import { ogImagePath } from "../../lib/page-meta.ts";
import { plainResponse } from "../http/error-responses.ts";
import { askRenderer, fetchAsset } from "../environment/bound-services.ts";
import { errorName } from "../environment/log.ts";
import { withTimeout } from "../environment/with-timeout.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { cachedImage } from "./image-cache.ts";
import { readArticleWithImages } from "./read-article.ts";

const segments = pageKinds.map((kind) => articleKinds[kind].segment);
/** The pages whose image is rendered on request: nobody makes a file when a campaign begins. */
const landingTitles = new Map(
  landingEntries.map(([path, { title }]) => [ogImagePath(path), title]),
);

const imagePath = new RegExp(String.raw`^/og/(${segments.join("|")})-([a-z0-9-]+)\.png$`);

/** Served where the image of an article cannot be rendered. */
const siteImage = "/og/resources.png";

/**
 * The Open Graph image of an article or a landing page, rendered with its title on the first request.
 *
 * @returns the site's own image when it cannot be rendered, 404 without such an article, null for
 *   another path
 */
export async function ogImageResponse(
  request: Request,
  url: URL,
  context: RequestContext,
): Promise<Response | null> {
  const landingTitle = landingTitles.get(url.pathname);
  if (landingTitle !== undefined) return titleImage(request, landingTitle, url, context);
  const [, segment, slug] = imagePath.exec(url.pathname) ?? [];
  const kind = kindOfSegment(segment);
  if (!kind || slug === undefined) return null;
  const read = await readArticleWithImages(kind, slug, context);
  if (read.status === "missing") return plainResponse(404);
  if (read.status === "unavailable") return fallback(context);
  return titleImage(request, read.value.article.title, url, context);
}

async function titleImage(
  request: Request,
  title: string,
  url: URL,
  context: RequestContext,
): Promise<Response> {
  try {
    // The title is part of the key: a corrected title gets a new image at once.
    const key = `${url.pathname} ${title}`;
    const make = () => renderedImage(title, context);
    return await cachedImage(request, { key, ttlSeconds: ogImages.ttlSeconds, make }, context);
  } catch (thrown) {
    context.log.error("og_image.render_failed", {
      alert: true,
      // Of an article or a page that there is.
      path: url.pathname,
      error: errorName(thrown),
    });
    return fallback(context);
  }
}

/** @throws when the other Worker is missing, fails or takes too long */
async function renderedImage(title: string, { environment }: RequestContext): Promise<Response> {
  const render = async () => {
    const image = await askRenderer(environment, `/?${new URLSearchParams({ title })}`);
    const isImage = image.headers.get("content-type") === "image/png";
    if (!isImage) throw new Error("RENDERER answered without an image");
    return image.arrayBuffer();
  };
  const image = await withTimeout(render(), ogImages.renderTimeoutMs);
  return new Response(image, { headers: { "content-type": "image/png" } });
}

/** For a short time only: the next request may get the article's own. */
async function fallback({ environment, log }: RequestContext): Promise<Response> {
  try {
    const image = await fetchAsset(environment, siteImage);
    return new Response(await image.arrayBuffer(), {
      headers: {
        "content-type": "image/png",
        "cache-control": `public, max-age=${ogImages.fallbackSeconds}`,
      },
    });
  } catch (thrown) {
    log.warn("og_image.fallback_failed", { error: errorName(thrown) });
    return plainResponse(404);
  }
}
