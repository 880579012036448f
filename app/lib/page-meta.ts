import { ogImagePath } from "./og-image-path.ts";

/** What a page says of itself in its head. */
export type PageMeta = {
  title: string;
  description: string;
  /** Canonical path, beginning with a slash. */
  path: string;
  /** What a search engine may file the page under (spec section 2, use-case pages). */
  keywords?: readonly string[];
  noindex?: boolean;
};

type Site = { name: string; origin: string };

/** The two grounds of the site, for the browser's own bars. */
export const themeColors = { light: "#FBFAF6", dark: "#14150F" };

/**
 * Builds the head of a page in the shape a route returns: title, description, canonical address,
 * what other sites show when the page is shared, and the color of the browser's bars.
 *
 * @param site name and origin, for titles and absolute addresses
 * @param page words and path of the page; `noindex` keeps it out of search engines
 */
export function pageMeta(site: Site, page: PageMeta) {
  const title = `${page.title} | ${site.name}`;
  const url = new URL(page.path, site.origin).href;
  const image = new URL(ogImagePath(page.path), site.origin).href;
  const { description } = page;
  return {
    meta: [
      { title },
      { name: "description", content: description },
      ...(page.keywords ? [{ name: "keywords", content: page.keywords.join(", ") }] : []),
      ...(page.noindex === true ? [{ name: "robots", content: "noindex" }] : []),
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: site.name },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: url },
      { property: "og:image", content: image },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: title },
      { name: "twitter:description", content: description },
      { name: "twitter:image", content: image },
    ],
    links: [{ rel: "canonical", href: url }],
  };
}
