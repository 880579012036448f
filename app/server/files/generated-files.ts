import {
  generatedFileTtlSeconds,
  securityContactDays,
} from "../../config/generated-file-lifetimes.ts";
import { pageMetas } from "../../content/page-heads.ts";
import { site } from "../../content/site.ts";
import { type Address, llmsTxt, robotsTxt, securityTxt, sitemapXml } from "./file-contents.ts";

type Writer = (articles: () => Promise<readonly Address[]>) => Promise<string> | string;

const { origin } = site;
const pages = pageMetas.filter(({ noindex }) => noindex !== true);

/** Files that are written from the same words as the pages, so that they cannot be out of date. */
const files: Record<string, { type: string; write: Writer }> = {
  "/sitemap.xml": {
    type: "application/xml; charset=utf-8",
    write: async (articles) => sitemapXml(origin, [...pages, ...(await articles())]),
  },
  "/robots.txt": { type: "text/plain; charset=utf-8", write: () => robotsTxt(origin) },
  "/llms.txt": {
    type: "text/plain; charset=utf-8",
    write: () => llmsTxt({ ...site, pages }),
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
 * @param articles addresses of what is published; a failure of theirs is theirs to swallow
 * @returns null where the path is no such file
 */
export async function generatedFile(
  pathname: string,
  articles: () => Promise<readonly Address[]>,
): Promise<Response | null> {
  const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
  if (!file) return null;
  return new Response(await file.write(articles), {
    headers: {
      "content-type": file.type,
      "cache-control": `public, max-age=${generatedFileTtlSeconds}`,
    },
  });
}
