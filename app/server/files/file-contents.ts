/** A page as crawlers see it. */
export type Address = {
  /** Canonical path, beginning with a slash. */
  path: string;
  /** When its content last changed, ISO 8601; unknown for pages that change with a deployment. */
  changedAt?: string;
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Writes a text as the content of an XML element or attribute. */
export const xmlText = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? "");

/** `sitemap.xml` after sitemaps.org: every page that is to be found. */
export function sitemapXml(origin: string, addresses: readonly Address[]): string {
  const urls = addresses.map(({ path, changedAt }) => {
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

/** `robots.txt`: everything may be read but the door for forms. */
export function robotsTxt(origin: string): string {
  const sitemap = new URL("/sitemap.xml", origin).href;
  return `User-agent: *\nDisallow: /_serverFn/\nAllow: /\n\nSitemap: ${sitemap}\n`;
}

type Summary = {
  name: string;
  promise: string;
  origin: string;
  pages: readonly { title: string; description: string; path: string }[];
};

/** `llms.txt` after llmstxt.org: what the site is, and each page with one sentence. */
export function llmsTxt({ name, promise, origin, pages }: Summary): string {
  const links = pages.map(
    ({ title, description, path }) => `- [${title}](${new URL(path, origin).href}): ${description}`,
  );
  return [`# ${name}`, "", `> ${promise}`, "", "## Pages", "", ...links, ""].join("\n");
}

type Contact = {
  origin: string;
  email: string;
  policyPath: string;
  /** Moment of the answer, in milliseconds since 1970. */
  now: number;
  /** How long the file may be relied on, in days. */
  validDays: number;
};

const dayMs = 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` after RFC 9116. Its end is always ahead, at the turn of a day. */
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
