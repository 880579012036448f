import { redirect } from "@tanstack/react-router";
import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";

import { retryAfterSeconds } from "../config/cache-lifetimes.ts";
import { missingMeta } from "../content/articles.ts";
import { site } from "../content/site.ts";
import { siteOrigin } from "../content/site-origin.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { articleClient } from "./article-client.ts";
import { articleMeta } from "./article-meta.ts";
import { articleQuery, listQuery } from "./article-queries.ts";
import { type ArticleRead, isSlug } from "./contract.ts";
import { type Article, articleKinds, articlePath, type PageKind } from "./kinds.ts";

/**
 * Reads an article, and the list its related articles come from.
 *
 * @returns the head of the page, and whether the article exists; the article itself is in the query
 *   client
 */
export async function loadArticle(kind: PageKind, slug: string) {
  const [read] = await Promise.all([
    readOne(kind, slug),
    articleClient()
      .query(listQuery(kind))
      .catch(() => undefined),
  ]);
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
  if (read.status === "read") return { isFound: true, head: articleMeta(kind, read.article) };
  const { page } = articleKinds[kind].content;
  return { isFound: false, head: missingHead(missingMeta(page, articlePath(kind, slug))) };
}

async function readOne(kind: PageKind, slug: string): Promise<ArticleRead<Article<PageKind>>> {
  if (!isSlug(slug)) return { status: "missing" };
  try {
    return await articleClient().query(articleQuery(kind, slug));
  } catch {
    return { status: "unavailable" };
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
