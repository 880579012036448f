import { redirect } from "@tanstack/react-router";
import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";

import { retryAfterSeconds } from "../config/cache-lifetimes.ts";
import { missingMeta } from "../content/articles.ts";
import { site } from "../content/site.ts";
import { siteOrigin } from "../content/site-origin.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { articleMeta } from "./article-meta.ts";
import { type ArticleRead, isSlug, type ListRead } from "./contract.ts";
import { type Article, articleKinds, articlePath, type ListItems, type PageKind } from "./kinds.ts";
import { fetchArticle, fetchRelated } from "./read-articles.functions.ts";

/**
 * Reads an article, and the list its related articles come from.
 *
 * @returns the head of the page, the article, null where there is none, and the newest of its kind
 * @throws the redirect to where the article is now
 */
export async function loadArticle<K extends PageKind>(kind: K, slug: string) {
  const [read, newest] = await Promise.all([readOne(kind, slug), readNewest(kind)]);
  if (read.status === "moved") {
    throw redirect({
      to: `/${articleKinds[kind].segment}/$slug`,
      params: { slug: read.slug },
      search: true,
      replace: true,
      statusCode: 301,
      // An article may get its earlier slug back: a redirect that a browser keeps would go in circles.
      headers: { "cache-control": "no-cache" },
    });
  }
  setReadStatus(read.status);
  if (read.status === "read") {
    const { article } = read;
    return { article, newest, head: articleMeta(kind, article) };
  }
  const { page } = articleKinds[kind].content;
  return {
    article: null,
    newest,
    head: missingHead(missingMeta(page, articlePath(kind, slug))),
  };
}

async function readOne<K extends PageKind>(
  kind: K,
  slug: string,
): Promise<ArticleRead<Article<K>>> {
  if (!isSlug(slug)) return { status: "missing" };
  try {
    // The server function answers with the kind it is asked for.
    return (await fetchArticle({ data: articlePath(kind, slug) })) as ArticleRead<Article<K>>;
  } catch {
    return { status: "unavailable" };
  }
}

/** Without them the page only lacks its related articles. */
async function readNewest<K extends PageKind>(kind: K): Promise<ListItems[K][]> {
  try {
    // The server function answers with the kind it is asked for.
    const read = (await fetchRelated({ data: kind })) as ListRead<ListItems[K]>;
    return read.status === "read" ? read.rows : [];
  } catch {
    return [];
  }
}

/** Search engines drop what is gone, and come back for what could not be read. */
export function setReadStatus(status: ArticleRead<unknown>["status"]): void {
  if (status === "missing") setResponseStatus(404);
  if (status !== "unavailable") return;
  setResponseStatus(503);
  setResponseHeader("retry-after", String(retryAfterSeconds));
}

/** A missing article has no canonical URL and no share image. */
function missingHead(page: Parameters<typeof pageMeta>[1]) {
  const { meta } = pageMeta({ name: site.name, origin: siteOrigin() }, page);
  const isSocial = (entry: object) => "property" in entry;
  return { meta: meta.filter((entry) => !isSocial(entry)), links: [], scripts: [] };
}
