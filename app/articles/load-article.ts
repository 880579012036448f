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
import type { Read } from "./contract.ts";
import { type Article, articleKinds, articlePath, type ListItems, type PageKind } from "./kinds.ts";
import { openArticlePage, readLateText, readNewestOf } from "./read-articles.functions.ts";

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
  const opened = await openArticlePage(kind, slug);
  if (opened.status === "moved") {
    throw redirect({
      to: `/${articleKinds[kind].segment}/$slug`,
      params: { slug: opened.slug },
      search: true,
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

async function readLate<K extends PageKind>(kind: K, slug: string): Promise<Article<K> | null> {
  const read = await readLateText(kind, slug);
  return read.status === "read" ? read.value : null;
}

/** Without them the page only lacks its related articles. */
async function readNewest<K extends PageKind>(kind: K): Promise<ListItems[K][]> {
  const read = await readNewestOf(kind);
  return read.status === "read" ? read.rows : [];
}

/** Search engines drop what is gone, and come back for what could not be read. */
export function setReadStatus(status: Read<unknown>["status"]): void {
  if (status === "missing") setResponseStatus(404);
  if (status !== "unavailable") return;
  setResponseStatus(503);
  setResponseHeader("retry-after", String(retryAfterSeconds));
}

/** Some of the data was not waited for: the next visitor gets another page. */
export function doNotCache(): void {
  if (getResponseHeader("cache-control") !== undefined) return;
  setResponseHeader("cache-control", "max-age=0");
}

/** A missing article has no canonical URL and no share image. */
function missingHead(page: Parameters<typeof pageMeta>[1]) {
  const { meta } = pageMeta({ name: site.name, origin: siteOrigin() }, page);
  const isSocial = (entry: object) => "property" in entry;
  return { meta: meta.filter((entry) => !isSocial(entry)), links: [], scripts: [] };
}
