import { sitemapPartSize } from "../../config/cache-lifetimes.ts";
import { indexedPages } from "../../content/pages.ts";
import {
  countParts,
  readSitemapCounts,
  readSitemapPart,
  sitemapKinds,
} from "../articles/sitemap-parts.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { sitemapIndexXml, sitemapXml } from "./file-contents.ts";

/** Where the parts of the sitemap stand: `/sitemaps/pages.xml`, `/sitemaps/insights-1.xml`. */
export const sitemapPartsPath = "/sitemaps/";
const pagesPath = `${sitemapPartsPath}pages.xml`;

/**
 * All addresses, where one part holds them; else an index of parts by kind.
 *
 * @returns null where a part cannot be read
 */
export async function writeSitemap(context: RequestContext): Promise<string | null> {
  const counts = await readSitemapCounts(context);
  if (counts === null) return null;
  const { siteOrigin } = context;
  const total = indexedPages.length + sitemapKinds.reduce((sum, kind) => sum + counts[kind], 0);
  if (total > sitemapPartSize) {
    const parts = sitemapKinds.flatMap((kind) =>
      Array.from(
        { length: countParts(counts[kind]) },
        (_, index) => `${sitemapPartsPath}${kind}-${index + 1}.xml`,
      ),
    );
    return sitemapIndexXml(siteOrigin, [pagesPath, ...parts]);
  }
  const parts = await Promise.all(sitemapKinds.map((kind) => readSitemapPart(kind, 1, context)));
  if (parts.some((part) => part === null)) return null;
  return sitemapXml(siteOrigin, [...indexedPages, ...parts.flatMap((part) => part ?? [])]);
}

/** @returns undefined for a part that there is not, null for one that cannot be read */
export async function writeSitemapPart(
  pathname: string,
  context: RequestContext,
): Promise<string | null | undefined> {
  const { siteOrigin } = context;
  if (pathname === pagesPath) return sitemapXml(siteOrigin, indexedPages);
  const [, name, digits] = /^\/sitemaps\/([a-z-]+)-([1-9]\d{0,3})\.xml$/.exec(pathname) ?? [];
  const kind = sitemapKinds.find((known) => known === name);
  if (kind === undefined) return undefined;
  const counts = await readSitemapCounts(context);
  if (counts === null) return null;
  // The database is not asked for a part that these counts rule out.
  if (Number(digits) > countParts(counts[kind])) return undefined;
  const part = await readSitemapPart(kind, Number(digits), context);
  return part && sitemapXml(siteOrigin, part);
}
