/** A feed that a program may subscribe to. */
export type FeedLink = { title: string; href: string; type: string };

/** What a page says of itself in its head. */
export type PageMeta = {
  title: string;
  description: string;
  /** Canonical path, beginning with a slash. */
  path: string;
  /** Keywords for search engines (spec section 2, use-case pages). */
  keywords?: readonly string[];
  noindex?: boolean;
  /** The path of the page whose image it shows when it is shared; its own by default. */
  imageOf?: string;
  /** Under which path it is shared; the canonical one by default. */
  sharedPath?: string;
  /** Feeds that hold what the page lists. */
  feeds?: readonly FeedLink[];
};

type Site = {
  name: string;
  /** Where the site is found (`content/site-origin.ts`). */
  origin: string;
};

/**
 * Path of a page's Open Graph image, for example `/og/use-cases-edge-ai.png`. `npm run images`
 * makes the files. Search parameters do not change it.
 */
export function ogImagePath(path: string): string {
  const name = path === "/" ? "home" : path.slice(1).replace(/\?.*/, "").replaceAll("/", "-");
  return `/og/${name}.png`;
}

/**
 * Builds the head of a page in the shape that a route returns: title, description, canonical URL,
 * feeds, and what other sites show when the page is shared.
 */
export function pageMeta(site: Site, page: PageMeta) {
  const title = `${page.title} | ${site.name}`;
  const url = new URL(page.path, site.origin).href;
  // Pages that search engines may not list have no image of their own, unless they name one.
  const imageOf = page.imageOf ?? (page.noindex === true ? "/" : page.path);
  const image = new URL(ogImagePath(imageOf), site.origin).href;
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
      {
        property: "og:url",
        content: new URL(page.sharedPath ?? page.path, site.origin).href,
      },
      { property: "og:image", content: image },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      // The picture holds the site's name and the headline of the page that it is of.
      { property: "og:image:alt", content: imageOf === page.path ? title : site.name },
      // The rest X takes from Open Graph.
      { name: "twitter:card", content: "summary_large_image" },
    ],
    links: [
      { rel: "canonical", href: url },
      ...(page.feeds ?? []).map((feed) => ({ rel: "alternate", ...feed })),
    ],
  };
}
