import { redirect } from "@tanstack/react-router";
import {
  getResponseHeader,
  setResponseHeader,
  setResponseStatus,
} from "@tanstack/react-start/server";

import { retryAfterSeconds } from "../config/cache-lifetimes.ts";
import { missingMeta } from "../content/articles.ts";
import { site } from "../content/site.ts";
import { siteOrigin } from "../content/site-origin.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { articleMeta } from "./article-meta.ts";
import { isSlug, type ListRead, type OneRead, type OpenedArticle } from "./contract.ts";
import {
  type Article,
  articleKinds,
  articlePath,
  type ArticleSummary,
  type ListItems,
  type PageKind,
} from "./kinds.ts";
import { fetchArticle, fetchRelated, openArticlePage } from "./read-articles.functions.ts";

/** What the page of an article shows: the article, null where there is none, and the newest of its kind. */
export type ArticlePageContent<K extends PageKind> = {
  article: Article<K> | null;
  newest: ListItems[K][];
};

/**
 * Reads an article, and the list its related articles come from.
 *
 * @returns the head of the page, and its content; a promise of it where the text comes late
 * @throws the redirect to where the article is now
 */
export async function loadArticle<K extends PageKind>(kind: K, slug: string) {
  const newest = readNewest(kind);
  const opened = await open(kind, slug);
  if (opened.status === "moved") {
    throw redirect({
      to: `/${articleKinds[kind].segment}/$slug`,
      params: { slug: opened.slug },
      search: true,
      replace: true,
      statusCode: 301,
      // An article may get its earlier slug back: a redirect that a browser keeps would go in circles.
      headers: { "cache-control": "no-cache" },
    });
  }
  const contentOf = async (article: Article<K> | null): Promise<ArticlePageContent<K>> => ({
    article,
    newest: await newest,
  });
  if (opened.status === "late") {
    const content = readLate(kind, slug).then(contentOf);
    return { slug, content, head: articleMeta(kind, opened.summary) };
  }
  setReadStatus(opened.status);
  if (opened.status === "read") {
    const { value } = opened;
    return { slug, content: await contentOf(value), head: articleMeta(kind, value) };
  }
  const { page } = articleKinds[kind].content;
  return {
    slug,
    content: await contentOf(null),
    head: missingHead(missingMeta(page, articlePath(kind, slug))),
  };
}

async function open<K extends PageKind>(
  kind: K,
  slug: string,
): Promise<OpenedArticle<Article<K>, ArticleSummary<K>>> {
  if (!isSlug(slug)) return { status: "missing" };
  try {
    const opened = await openArticlePage({ data: articlePath(kind, slug) });
    // The server function answers with the kind it is asked for.
    return opened as OpenedArticle<Article<K>, ArticleSummary<K>>;
  } catch {
    return { status: "unavailable" };
  }
}

async function readLate<K extends PageKind>(kind: K, slug: string): Promise<Article<K> | null> {
  try {
    // The server function answers with the kind it is asked for.
    const read = (await fetchArticle({ data: articlePath(kind, slug) })) as OneRead<Article<K>>;
    return read.status === "read" ? read.value : null;
  } catch {
    return null;
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
export function setReadStatus(status: OneRead<unknown>["status"]): void {
  if (status === "missing") setResponseStatus(404);
  if (status !== "unavailable") return;
  setResponseStatus(503);
  setResponseHeader("retry-after", String(retryAfterSeconds));
}

/** The next visitor of a page that lacks something, which was not waited for, gets another one. */
export function lacksSomething(): void {
  if (getResponseHeader("cache-control") !== undefined) return;
  setResponseHeader("cache-control", "max-age=0");
}

/** A missing article has no canonical URL and no share image. */
function missingHead(page: Parameters<typeof pageMeta>[1]) {
  const { meta } = pageMeta({ name: site.name, origin: siteOrigin() }, page);
  const isSocial = (entry: object) => "property" in entry;
  return { meta: meta.filter((entry) => !isSocial(entry)), links: [], scripts: [] };
}
