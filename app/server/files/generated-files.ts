import { retryAfterSeconds } from "../../config/cache-lifetimes.ts";
import {
  generatedFileTtlSeconds,
  securityContactDays,
} from "../../config/generated-file-lifetimes.ts";
import { indexedPages } from "../../content/pages.ts";
import { site } from "../../content/site.ts";
import { type Address, llmsTxt, robotsTxt, securityTxt, sitemapXml } from "./file-contents.ts";

type Articles = () => Promise<readonly Address[] | null>;

type File = {
  type: string;
  /** Null when something it has to name cannot be read now. */
  write: (articles: Articles) => Promise<string | null> | string;
  /** Whether it names articles, of which one may be unpublished at any moment. */
  namesArticles?: boolean;
};

const { origin } = site;

/** Files that are written from the same words as the pages, so that they cannot be out of date. */
const files: Record<string, File> = {
  "/sitemap.xml": {
    type: "application/xml; charset=utf-8",
    namesArticles: true,
    write: async (articles) => {
      const addresses = await articles();
      return addresses && sitemapXml(origin, [...indexedPages, ...addresses]);
    },
  },
  "/robots.txt": { type: "text/plain; charset=utf-8", write: () => robotsTxt(origin) },
  "/llms.txt": {
    type: "text/plain; charset=utf-8",
    write: () => llmsTxt({ ...site, pages: indexedPages }),
  },
  "/.well-known/security.txt": {
    type: "text/plain; charset=utf-8",
    write: () =>
      securityTxt({
        origin,
        email: site.securityEmail,
        policyPath: "/privacy-policy",
        now: Date.now(),
        validDays: securityContactDays,
      }),
  },
};

/**
 * Answers for the files that crawlers and tools ask for.
 *
 * @param pathname path of the request
 * @param articles addresses of what is published; null when they cannot be had now
 * @returns null where the path is no such file; 503 for a sitemap that would be incomplete, because a
 *   search engine drops what a sitemap no longer names
 */
export async function generatedFile(
  pathname: string,
  articles: Articles,
): Promise<Response | null> {
  const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
  if (!file) return null;
  const text = await file.write(articles);
  if (text === null) {
    return new Response("Unavailable\n", {
      status: 503,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "retry-after": String(retryAfterSeconds),
      },
    });
  }
  const caching = file.namesArticles ? "no-cache" : `max-age=${generatedFileTtlSeconds}`;
  return new Response(text, {
    headers: { "content-type": file.type, "cache-control": `public, ${caching}` },
  });
}
