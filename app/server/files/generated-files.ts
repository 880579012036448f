import { generatedFileTtlSeconds, securityContactDays } from "../../config/cache-lifetimes.ts";
import { indexedPages } from "../../content/pages.ts";
import { site } from "../../content/site.ts";
import { indexNowKeyPath } from "../articles/index-now.ts";
import { plainResponse, unavailableResponse } from "../http/error-responses.ts";
import { textResponse } from "../http/etag.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { llmsTxt, robotsTxt, securityTxt } from "./file-contents.ts";
import { sitemapPartsPath, writeSitemap, writeSitemapPart } from "./sitemap.ts";
import { speculationRules, speculationRulesPath } from "../http/speculation-rules.ts";

type GeneratedFile = {
  type: string;
  /** Null when articles that the file lists cannot be read, undefined where the site has no such file. */
  write: (context: RequestContext) => Promise<string | null | undefined> | string | undefined;
  /** Whether the file lists articles, which may be unpublished at any time. */
  listsArticles?: boolean;
};

const sitemapFile = { type: "application/xml; charset=utf-8", listsArticles: true } as const;

const files: Record<string, GeneratedFile> = {
  "/sitemap.xml": { ...sitemapFile, write: writeSitemap },
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

export const generatedPaths: readonly string[] = [...Object.keys(files), sitemapPartsPath];

function fileAt(pathname: string): GeneratedFile | undefined {
  if (Object.hasOwn(files, pathname)) return files[pathname];
  if (!pathname.startsWith(sitemapPartsPath)) return undefined;
  return { ...sitemapFile, write: (context) => writeSitemapPart(pathname, context) };
}

/**
 * Generates `sitemap.xml` and its parts, `robots.txt`, `llms.txt`, `security.txt` and the speculation rules from the
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
  const file = fileAt(pathname);
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
