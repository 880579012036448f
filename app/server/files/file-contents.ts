import { markdownPath } from "../../lib/markdown-path.ts";
import { xmlText } from "../../lib/xml-text.ts";

/** A page in the sitemap. */
type SitemapEntry = {
  /** Canonical path, beginning with a slash. */
  path: string;
  /** When its content last changed, ISO 8601; unset for pages that change with a deployment. */
  changedAt?: string;
};

/** `sitemap.xml` (sitemaps.org) */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? "" : `<lastmod>${xmlText(changedAt)}</lastmod>`;
    return `  <url><loc>${xmlText(new URL(path, origin).href)}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** `sitemap.xml` of a site that has too many addresses for one file: the files that hold them. */
export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map(
      (path) => `  <sitemap><loc>${xmlText(new URL(path, origin).href)}</loc></sitemap>`,
    ),
    "</sitemapindex>",
    "",
  ].join("\n");
}

/**
 * `robots.txt`: allows everything but server functions.
 *
 * @param contentSignal what crawlers may use the content for; null says nothing of it
 */
export function robotsTxt(origin: string, contentSignal: string | null): string {
  const sitemap = new URL("/sitemap.xml", origin).href;
  const signal = contentSignal === null ? "" : `Content-Signal: ${contentSignal}\n`;
  return `User-agent: *\n${signal}Disallow: /_serverFn/\nAllow: /\n\nSitemap: ${sitemap}\n`;
}

type Summary = {
  name: string;
  promise: string;
  origin: string;
  pages: readonly { title: string; description: string; path: string }[];
};

/** `llms.txt` (llmstxt.org): a summary of the site, and the Markdown of each page with its description. */
export function llmsTxt({ name, promise, origin, pages }: Summary): string {
  const links = pages.map(({ title, description, path }) => {
    const href = new URL(markdownPath(path), origin).href;
    return `- [${title}](${href}): ${description}`;
  });
  const all = new URL("/llms-full.txt", origin).href;
  return [
    `# ${name}`,
    "",
    `> ${promise}`,
    "",
    `Every page and every article is Markdown too, where \`.md\` ends its address. [All pages in one file](${all}).`,
    "",
    "## Pages",
    "",
    ...links,
    "",
  ].join("\n");
}

type Contact = {
  origin: string;
  email: string;
  policyPath: string;
  /** Milliseconds since 1970. */
  now: number;
  validDays: number;
};

const dayMs = 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` (RFC 9116). It always expires in the future, at midnight UTC. */
export function securityTxt({ origin, email, policyPath, now, validDays }: Contact): string {
  const day = Math.floor(now / dayMs);
  const expires = new Date((day + validDays) * dayMs).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", origin).href}`,
    `Policy: ${new URL(policyPath, origin).href}`,
    "",
  ].join("\n");
}
