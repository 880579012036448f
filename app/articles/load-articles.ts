import { createIsomorphicFn } from "@tanstack/react-start";
import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";

import { retryAfterSeconds } from "../config/cache-lifetimes.ts";
import { insightContent, missingMeta, storyContent } from "../content/articles.ts";
import { feedsOf } from "../content/feeds.ts";
import { site } from "../content/site.ts";
import { articleMeta } from "./article-meta.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { articleClient } from "./article-client.ts";
import { insightQueries, storyQueries } from "./article-queries.ts";
import { type ArticleRead, isSlug } from "./contract.ts";

/**
 * Reads a success story, and beside it what else there is to read.
 *
 * @param slug as it stands in the address
 * @returns the page's head, and whether there is such a story; the story itself is in the cache
 */
export async function loadStory(slug: string) {
  const client = articleClient();
  const [read] = await Promise.all([
    found(slug, () => client.query(storyQueries.bySlug(slug))),
    client.query(storyQueries.latest()).catch(() => undefined),
  ]);
  answer(read.outcome);
  const path = `/success-stories/${slug}`;
  if (read.outcome !== "found") return missing(pageMeta(site, missingMeta(storyContent, path)));
  const { title, description, category, publishedAt } = read.article;
  const facts = { publishedAt, author: site.name, keywords: category ? [category.name] : [] };
  return {
    isFound: true,
    head: articleMeta(site, { title, description, path }, facts, []),
  };
}

/** The same for an insight. */
export async function loadInsight(slug: string) {
  const client = articleClient();
  const [read] = await Promise.all([
    found(slug, () => client.query(insightQueries.bySlug(slug))),
    client.query(insightQueries.latest()).catch(() => undefined),
  ]);
  answer(read.outcome);
  const path = `/insights/${slug}`;
  if (read.outcome !== "found") return missing(pageMeta(site, missingMeta(insightContent, path)));
  const { title, excerpt, author, tags, publishedAt } = read.article;
  const page = { title, description: excerpt, path };
  return {
    isFound: true,
    head: articleMeta(site, page, { publishedAt, author, keywords: tags }, feedsOf.insights),
  };
}

/** What cannot be a slug is asked of nobody; after the last failed try there is no article to show. */
async function found<Article>(
  slug: string,
  read: () => Promise<ArticleRead<Article>>,
): Promise<ArticleRead<Article>> {
  if (!isSlug(slug)) return { outcome: "missing" };
  try {
    return await read();
  } catch {
    return { outcome: "unavailable" };
  }
}

/** Search engines drop what is gone, and come back for what could not be read. */
const answer = createIsomorphicFn()
  .server((outcome: ArticleRead<unknown>["outcome"]) => {
    if (outcome === "missing") setResponseStatus(404);
    if (outcome !== "unavailable") return;
    setResponseStatus(503);
    setResponseHeader("retry-after", String(retryAfterSeconds));
  })
  .client(() => undefined);

/** A missing article has no address of its own. */
function missing({ meta }: ReturnType<typeof pageMeta>) {
  const isSocial = (entry: object) => "property" in entry;
  return {
    isFound: false,
    head: { meta: meta.filter((entry) => !isSocial(entry)), links: [], scripts: [] },
  };
}
