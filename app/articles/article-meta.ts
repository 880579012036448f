import { feedLinks } from "../content/articles.ts";
import { site } from "../content/site.ts";
import { siteOrigin } from "../content/site-origin.ts";
import { authorPath, authorSlug } from "../lib/author-slug.ts";
import { jsonLdScript, organizationNode } from "../lib/json-ld.ts";
import { ogImagePath, pageMeta } from "../lib/page-meta.ts";
import {
  type ArticleSummary,
  articleKinds,
  articlePath,
  type PageKind,
  summarize,
} from "./kinds.ts";

/**
 * Head of the page of an article: what every page says, and what programs that read articles look
 * for (schema.org BlogPosting, Open Graph, feeds).
 */
export function articleMeta<K extends PageKind>(kind: K, article: ArticleSummary<K>) {
  const { title, slug, publishedAt, changedAt } = article;
  const { text, author, labels } = summarize(kind, article);
  const { feed } = articleKinds[kind];
  const path = articlePath(kind, slug);
  const feeds = feed === null ? [] : feedLinks(feed);
  const origin = siteOrigin();
  const head = pageMeta({ name: site.name, origin }, { title, description: text, path, feeds });
  const url = new URL(path, origin).href;
  const publisher = organizationNode(site.name, origin);
  const isOwn = author === null || author === site.name;
  return {
    meta: [
      ...head.meta.filter((entry) => !("property" in entry && entry.property === "og:type")),
      { property: "og:type", content: "article" },
      // For programs that keep articles: the two above and below are read by others.
      { name: "author", content: author ?? site.name },
      { name: "date", content: publishedAt.slice(0, 10) },
      { property: "article:published_time", content: publishedAt },
      { property: "article:modified_time", content: changedAt },
    ],
    links: head.links,
    scripts: [
      jsonLdScript({
        "@type": "BlogPosting",
        headline: title,
        description: text,
        url,
        mainEntityOfPage: url,
        image: new URL(ogImagePath(path), origin).href,
        datePublished: publishedAt,
        dateModified: changedAt,
        inLanguage: "en-US",
        keywords: labels.join(", "),
        author: isOwn ? publisher : person(author, origin),
        publisher,
      }),
    ],
  };
}

/** A name without a letter that stands in an address has no page. */
const person = (name: string, origin: string) => ({
  "@type": "Person",
  name,
  ...(authorSlug(name) !== "" && { url: new URL(authorPath(name), origin).href }),
});
