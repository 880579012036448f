import { generatedFileTtlSeconds, securityContactDays } from "../../config/cache-lifetimes.ts";
import { indexedPages } from "../../content/pages.ts";
import { site } from "../../content/site.ts";
import { readAuthors } from "../articles/authors.ts";
import { indexNowKeyPath } from "../articles/index-now.ts";
import { articlePaths } from "../articles/reader.ts";
import { plainResponse, unavailableResponse } from "../http/error-responses.ts";
import { textResponse } from "../http/etag.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { llmsTxt, robotsTxt, securityTxt, sitemapXml } from "./file-contents.ts";
import { speculationRules, speculationRulesPath } from "../http/speculation-rules.ts";

type GeneratedFile = {
  type: string;
  /** Null when articles that the file lists cannot be read, undefined where the site has no such file. */
  write: (context: RequestContext) => Promise<string | null> | string | undefined;
  /** Whether the file lists articles, which may be unpublished at any time. */
  listsArticles?: boolean;
};

const files: Record<string, GeneratedFile> = {
  "/sitemap.xml": {
    type: "application/xml; charset=utf-8",
    listsArticles: true,
    write: async (context) => {
      const [articles, authors] = await Promise.all([articlePaths(context), readAuthors(context)]);
      if (articles === null) return null;
      // Without them the list of pages and articles is complete.
      const profiles = Array.from(authors ?? [], ([slug, { changedAt }]) => ({
        path: `/authors/${slug}`,
        changedAt,
      }));
      return sitemapXml(context.siteOrigin, [...indexedPages, ...articles, ...profiles]);
    },
  },
  "/robots.txt": {
    type: "text/plain; charset=utf-8",
    write: ({ siteOrigin, environment }) => robotsTxt(siteOrigin, environment.CONTENT_SIGNAL),
  },
  "/llms.txt": {
    type: "text/plain; charset=utf-8",
    write: ({ siteOrigin }) => llmsTxt({ ...site, origin: siteOrigin, pages: indexedPages }),
  },
  [indexNowKeyPath]: {
    type: "text/plain; charset=utf-8",
    write: ({ environment }) => environment.INDEXNOW_KEY ?? undefined,
  },
  [speculationRulesPath]: {
    type: "application/speculationrules+json",
    write: () => JSON.stringify(speculationRules),
  },
  "/.well-known/security.txt": {
    type: "text/plain; charset=utf-8",
    write: ({ siteOrigin }) =>
      securityTxt({
        origin: siteOrigin,
        email: site.securityEmail,
        policyPath: "/trust#vulnerability-policy",
        now: Date.now(),
        validDays: securityContactDays,
      }),
  },
};

export const generatedPaths: readonly string[] = Object.keys(files);

/**
 * Generates `sitemap.xml`, `robots.txt`, `llms.txt`, `security.txt` and the speculation rules from the
 * same content as the pages.
 *
 * @returns null for another path; 503 for a sitemap that would be incomplete, because a search engine
 *   drops pages that a sitemap no longer lists
 */
export async function generatedFile(
  request: Request,
  { pathname }: URL,
  context: RequestContext,
): Promise<Response | null> {
  const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
  if (!file) return null;
  const text = await file.write(context);
  if (text === undefined) return plainResponse(404);
  if (text === null) return unavailableResponse();
  const caching = file.listsArticles ? "no-cache" : `max-age=${generatedFileTtlSeconds}`;
  return textResponse(request, text, {
    "content-type": file.type,
    "cache-control": `public, ${caching}`,
  });
}
