import { type PageMeta, pageMeta } from "../lib/page-meta.ts";
import { ogImagePath } from "../lib/og-image-path.ts";
import { jsonLdScript } from "../lib/json-ld.ts";

type Site = { name: string; origin: string };

/** A feed a program may subscribe to. */
export type FeedLink = { title: string; href: string; type: string };

type ArticleFacts = {
  /** ISO 8601. */
  publishedAt: string;
  author: string;
  /** What it is about, in words of its own. */
  keywords: readonly string[];
};

/**
 * Head of a page with an article: what every page says, and what programs that read articles look
 * for (schema.org BlogPosting, Open Graph, feeds).
 *
 * @param site name and origin
 * @param page title, description and path
 * @param article when, by whom and about what
 * @param feeds that hold the article
 */
export function articleMeta(
  site: Site,
  page: PageMeta,
  article: ArticleFacts,
  feeds: readonly FeedLink[],
) {
  const head = pageMeta(site, page);
  const url = new URL(page.path, site.origin).href;
  const publisher = {
    "@type": "Organization",
    name: site.name,
    url: new URL("/", site.origin).href,
  };
  return {
    meta: [
      ...head.meta.filter((entry) => !("property" in entry && entry.property === "og:type")),
      { property: "og:type", content: "article" },
      { property: "article:published_time", content: article.publishedAt },
    ],
    links: [...head.links, ...feedLinks(feeds)],
    scripts: [
      jsonLdScript({
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        headline: page.title,
        description: page.description,
        url,
        mainEntityOfPage: url,
        image: new URL(ogImagePath(page.path), site.origin).href,
        datePublished: article.publishedAt,
        inLanguage: "en-US",
        keywords: article.keywords.join(", "),
        author:
          article.author === site.name ? publisher : { "@type": "Person", name: article.author },
        publisher,
      }),
    ],
  };
}

/** Tells programs where the feeds are. */
export function feedLinks(feeds: readonly FeedLink[]) {
  return feeds.map((feed) => ({ rel: "alternate", ...feed }));
}
