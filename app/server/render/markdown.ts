import { parseArticlePath } from "../../articles/kinds.ts";
import { indexedPages, pages } from "../../content/pages.ts";
import { site } from "../../content/site.ts";
import { isAuthorPath } from "../../lib/author-slug.ts";
import { markdownPath, pageOfMarkdown } from "../../lib/markdown-path.ts";
import { createResults, type RequestContext } from "../environment/request-context.ts";
import { plainResponse, unavailableResponse } from "../http/error-responses.ts";
import { textResponse } from "../http/etag.ts";
import { prefersMarkdown } from "../http/request-kinds.ts";
import { getMarkdown } from "./markdown-text.ts";
import { cachedPage } from "./page-cache.ts";

/** The canonical path of each page that search engines may list, by all of its paths. */
const canonicalPaths = new Map<string, string>(
  pages
    .filter(({ noindex }) => noindex !== true)
    .map(({ path, canonicalPath }) => [path, canonicalPath]),
);

/** Under which path a page answers in Markdown too; null for a page that search engines may not list. */
const getCanonicalPath = (path: string) =>
  canonicalPaths.get(path) ?? (parseArticlePath(path) !== null || isAuthorPath(path) ? path : null);

/**
 * Responds with a page, in Markdown where the address ends in `.md` or the client prefers it
 * (docs/decisions/0046).
 *
 * @param request a GET or HEAD of a page
 */
export async function pageOrMarkdown(
  request: Request,
  url: URL,
  context: RequestContext,
): Promise<Response> {
  const pagePath = pageOfMarkdown(url.pathname);
  if (pagePath !== null) return markdownFile(request, pagePath, url, context);
  const canonicalPath = context.preview === null ? getCanonicalPath(url.pathname) : null;
  if (canonicalPath === null) return cachedPage(request, url, context);
  const response = prefersMarkdown(request)
    ? await negotiatedMarkdown(request, canonicalPath, url, context)
    : await cachedPage(request, url, context);
  response.headers.append("vary", "Accept");
  if (response.status === 200) {
    const href = new URL(markdownPath(canonicalPath), context.siteOrigin).href;
    response.headers.append("link", `<${href}>; rel="alternate"; type="text/markdown"`);
  }
  return response;
}

/** The Markdown at an address of its own. Whoever asks for it wants no page that says it is missing. */
async function markdownFile(
  request: Request,
  pagePath: string,
  url: URL,
  context: RequestContext,
): Promise<Response> {
  const canonicalPath = getCanonicalPath(pagePath);
  if (canonicalPath === null) return plainResponse(404);
  const markdown = await getMarkdown(at(canonicalPath, url), context);
  if (markdown === null) return unavailableResponse();
  if ("text" in markdown) {
    return markdownResponse(request, markdown.text, { "cache-status": markdown.status });
  }
  const { status, headers, body } = markdown.page;
  await body?.cancel();
  const location = headers.get("location");
  if (location !== null) return movedResponse(status, new URL(location, url));
  return status === 404 ? plainResponse(404) : unavailableResponse();
}

/** The Markdown at the address of the page, where the client prefers it. */
async function negotiatedMarkdown(
  request: Request,
  canonicalPath: string,
  url: URL,
  context: RequestContext,
): Promise<Response> {
  const markdown = await getMarkdown(at(canonicalPath, url), context);
  if (markdown === null) return unavailableResponse();
  if (!("text" in markdown)) return markdown.page;
  return markdownResponse(request, markdown.text, {
    "cache-status": markdown.status,
    "content-location": markdownPath(canonicalPath) + url.search,
  });
}

/** The same question at another path. */
const at = (path: string, { origin, search }: URL) => new URL(`${path}${search}`, origin);

/** An article that has moved, and its Markdown with it. */
function movedResponse(status: number, location: URL): Response {
  const isArticle = parseArticlePath(location.pathname) !== null;
  if (isArticle) location.pathname = markdownPath(location.pathname);
  return new Response(null, {
    status,
    headers: { location: location.pathname + location.search, "cache-control": "no-cache" },
  });
}

function markdownResponse(
  request: Request,
  text: string,
  more: Record<string, string>,
): Promise<Response> {
  return textResponse(request, text, {
    "content-type": "text/markdown; charset=utf-8",
    // Browsers and shared caches ask whether it has changed, as for a page.
    "cache-control": "private, max-age=0, must-revalidate",
    // Search engines list the page.
    "x-robots-tag": "noindex",
    ...more,
  });
}

/**
 * `llms-full.txt`: every page that search engines may list, in the order of the sitemap page. One that
 * cannot be read now is named.
 *
 * @returns 503 where none can be read
 */
export async function llmsFullResponse(
  request: Request,
  url: URL,
  context: RequestContext,
): Promise<Response> {
  const texts = await Promise.all(
    indexedPages.map(async ({ path }) => {
      const results = createResults();
      const markdown = await getMarkdown(new URL(path, url), { ...context, results });
      return markdown && "text" in markdown ? markdown.text : null;
    }),
  );
  if (texts.every((text) => text === null)) return unavailableResponse();
  const start = `# ${site.name}\n\n> ${site.promise}\n`;
  const parts = indexedPages.map(({ path, title }, at) => {
    const href = new URL(path, context.siteOrigin).href;
    return texts[at] ?? `---\nurl: "${href}"\n---\n\n# ${title}\n\nThis page cannot be read now.\n`;
  });
  return markdownResponse(request, [start, ...parts].join("\n"), {
    "content-type": "text/plain; charset=utf-8",
  });
}
