import { authorContent, feedLinks } from "../content/articles.ts";
import { site } from "../content/site.ts";
import { siteOrigin } from "../content/site-origin.ts";
import { authorPath } from "../lib/author-slug.ts";
import { jsonLdScript, organizationNode } from "../lib/json-ld.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { AuthorRead } from "./contract.ts";
import { articlePath, type Insight } from "./kinds.ts";
import { setReadStatus } from "./load-article.ts";
import { readAuthorPage } from "./read-articles.functions.ts";

type Found = Extract<AuthorRead<Insight>, { status: "read" }>;

/**
 * Reads the page of an author.
 *
 * @returns the author, or null where there is none or the database cannot tell; and the page's head
 */
export async function loadAuthor(slug: string) {
  const read = await readAuthorPage(slug);
  setReadStatus(read.status);
  if (read.status === "read") return { author: read, status: read.status, head: authorHead(read) };
  const { title, text } = authorContent.missing;
  const page = { path: `/authors/${slug}`, title, description: text, noindex: true };
  const { meta } = pageMeta({ name: site.name, origin: siteOrigin() }, page);
  return { author: null, status: read.status, head: { meta, links: [], scripts: [] } };
}

/** Head of an author's page, which says in schema.org's terms who it is about. */
function authorHead({ name, count, insights }: Found) {
  const origin = siteOrigin();
  const path = authorPath(name);
  const { meta, links } = pageMeta(
    { name: site.name, origin },
    {
      title: name,
      description: authorContent.description(name, count),
      path,
      imageOf: "/resources/insights",
      feeds: feedLinks("insights"),
    },
  );
  const url = new URL(path, origin).href;
  const person = {
    "@type": "Person",
    "@id": `${url}#person`,
    name,
    url,
    affiliation: organizationNode(site.name, origin),
  };
  const profile = {
    "@type": "ProfilePage",
    url,
    mainEntity: person,
    hasPart: insights.map((insight) => ({
      "@type": "BlogPosting",
      headline: insight.title,
      url: new URL(articlePath("insight", insight.slug), origin).href,
      datePublished: insight.publishedAt,
      author: { "@id": person["@id"] },
    })),
  };
  return { meta, links, scripts: [jsonLdScript(profile)] };
}
